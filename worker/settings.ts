/**
 * What the operator decides about the visitors' data. The pages read the same file: the notice
 * beside the form and the security policy follow it at the next deploy.
 */
export const settings = {
  /**
   * Days after its last change of status until an enquiry is deleted, by status. A night may pass
   * until it is.
   */
  retentionDays: {
    new: 730,
    open: 730,
    done: 365,
    held: 90,
    spam: 30,
  },

  /** The same for addresses that subscribed, by state; null keeps them until they unsubscribe. */
  subscriptionRetentionDays: {
    pending: 30,
    confirmed: null,
    unsubscribed: 30,
  },

  /** Days that the audit keeps who changed, exported or erased what. */
  auditRetentionDays: 365,

  /** How an answer by email that the inbox opens is signed; lines end with \n. */
  signature: 'Lumenfold',

  /**
   * Where D1 keeps the data: 'eu', 'fedramp', or null for wherever Cloudflare puts it. It only says
   * so: the database has to be created there (.github/operations/data-retention.md).
   */
  jurisdiction: null as 'eu' | 'fedramp' | null,

  /**
   * Whether subscribers are told of new articles. It takes the email binding, too
   * (.github/operations/notifications.md). While it is off, addresses are kept to be exported, and the blog promises no message.
   */
  newsletter: false as boolean,

  /**
   * Bytes that one D1 database may take: 500 MB on Cloudflare's free plan, 10_000_000_000 on the paid one.
   * The inbox warns from half of it, the log from 80 %.
   */
  databaseLimitBytes: 500_000_000,

  /**
   * So many enquiries are usual in 24 hours. What comes beyond is held, and kept without the text that
   * a search reads, which takes more room than the message: a flood fills the database later. None
   * is refused.
   */
  dailyEnquiries: 2_000,

  /**
   * Whether who sends an enquiry is mailed its reference, once email to the operator is set up.
   * Cloudflare mails to any address on its paid plan only; on the free one, set it to `false`.
   */
  receipts: true as boolean,

  /**
   * The public key of a Cloudflare Turnstile widget; null asks no third party of anything. With the
   * secret TURNSTILE_SECRET beside it, the widget stands in the contact form, and an enquiry without
   * its token is held. Cloudflare's host is then in the pages' security policy.
   */
  turnstileSiteKey: null as string | null,

  /**
   * Whether browsers may be told in advance, by a list that ships with them, to ask this domain and all
   * its subdomains over HTTPS only. To be taken up (https://hstspreload.org), a domain needs: a valid
   * certificate, HTTP redirected to HTTPS on the same host, every subdomain on HTTPS, and
   * Strict-Transport-Security with includeSubDomains, a year or more, and `preload`, which this adds. The
   * way back takes months: only set it to `true` if none of the subdomains will ever need HTTP.
   */
  hstsPreload: false as boolean,

  /**
   * The public token of a site in Cloudflare Web Analytics, as its JavaScript snippet has it; null asks
   * no third party of anything. With it, every page loads Cloudflare's beacon, whose hosts are then in
   * the pages' security policy, and the privacy policy says so.
   */
  webAnalyticsToken: null as string | null,
} as const
