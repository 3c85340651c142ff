/**
 * The operator's choices, besides the variables of wrangler.toml (secrets-and-variables.ts) and the days until deletion
 * (retention/retention-days.ts).
 */
export const settings = {
  /**
   * The signature of a reply from the inbox, below the name of its operator, and of a reply that it opens in the mail
   * program; lines end with \n.
   */
  signature: 'Lumenfold',

  /**
   * The operators to whom the inbox hands enquiries over: the names with which they sign in, and no others in a
   * browser; with Cloudflare Access their email addresses. Their case does not count. While it is empty, anybody
   * with the token signs in under any name, and the inbox offers those who have changed something in the last 90 days.
   * A hand-over is mailed to a name that is an address, and to the `email` of any other: ['ada@company.example',
   * { name: 'ben', email: 'ben@company.example' }]. With a `signature`, it stands below their replies in place of
   * their name and the company's.
   */
  operators: [] as readonly (string | { name: string; email?: string; signature?: string })[],

  /** The beginning of new references, "LF-1234-ABCD": one to eight capital letters. Earlier ones stay. */
  referencePrefix: 'LF',

  /**
   * Whether subscribers get an email about new articles. It also needs the email binding
   * (.github/operations/notifications.md). While it is off, addresses are kept for export, and the blog
   * promises no email.
   */
  newsletter: false as boolean,

  /** The usual maximum of enquiries in 24 hours. Further ones are held; none is refused. */
  dailyEnquiries: 2_000,

  /** The hours in which the pages promise a reply (content/pages/); after them, the inbox says "late". */
  promisedReplyHours: 24,

  /**
   * Whether the sender of an enquiry gets an email with its reference, once email to the operator is set up.
   * Cloudflare sends to any address on its paid plan only; on the free one, set this to `false`.
   */
  receipts: true as boolean,

  /**
   * Whether operators reply in the inbox, once email is set up. Like receipts, replies go to any address, which
   * needs Cloudflare's paid plan; with `false`, the inbox opens the mail program.
   */
  replies: true as boolean,
} as const
