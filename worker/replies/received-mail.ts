/** What the thread of an enquiry keeps of a mail that came in, besides the newest part of its text. */
export type ReceivedMail = {
  /** The address in its `From`, one printable line; anyone can write any, see `dmarc`. */
  from: string
  /** The rest of the text: earlier mails that it quotes. */
  quoted?: string
  /** The names, one printable line each, and the sizes in bytes. Their content is in the forwarded mail. */
  attachments?: { name: string; size: number }[]
  /** Cloudflare's result of DMARC for that address (RFC 7489), if the mail has one. */
  dmarc?: 'pass' | 'fail' | 'none'
  /** Whether a machine sent it: an out-of-office message, a list, a bounce. It changes no status. */
  automatic?: true
  /** Whether it says that a reply was not delivered. */
  bounce?: true
  /** Whether the text is cut, or missing, because the mail is too large or not readable. */
  cut?: true
  /** Whether the mail itself was forwarded to EMAIL_TO. */
  forwarded?: true
}
