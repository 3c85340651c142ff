/** Values of Precedence that no person's mail has. */
const BULK = /^(?:auto_reply|bulk|junk|list)$/i
/** Senders of bounces. */
const MACHINE = /^<?(?:mailer-daemon|postmaster)@|-bounces@/i

/**
 * Whether a machine sent a mail: an out-of-office message, a bounce, a receipt, a list (RFC 3834, RFC 2919, RFC 3464
 * and the headers that programs used before them).
 */
export function isAutomatic(headers: Headers, envelopeSender: string): boolean {
  const says = (name: string) => (headers.get(name) ?? '').trim()
  const submitted = says('auto-submitted')
  return (
    (submitted !== '' && !/^no\b/i.test(submitted)) ||
    BULK.test(says('precedence')) ||
    [...headers.keys()].some((name) => /^(?:list-|x-auto(?:reply|respond)$)/.test(name)) ||
    isReport(headers) ||
    /^(?:<>)?$/.test(envelopeSender.trim()) ||
    MACHINE.test(envelopeSender)
  )
}

/** Whether a mail server reports about another mail, which it may return. */
export function isReport(headers: Headers): boolean {
  return /^\s*multipart\/report\b/i.test(headers.get('content-type') ?? '')
}

/** Whether it says that a mail was not delivered; one that is only delayed is no bounce. */
export function isBounce(headers: Headers, source: string): boolean {
  const isOfDelivery = /delivery-status/i.test(headers.get('content-type') ?? '')
  return isReport(headers) && isOfDelivery && /^action:[ \t]*failed\b/im.test(source)
}
