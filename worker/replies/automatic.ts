/** Values of Precedence that no person's mail has. */
const BULK = /^(?:auto_reply|bulk|junk|list)$/i
/** Senders of bounces and of mailing lists. */
const MACHINE = /^<?(?:mailer-daemon|postmaster)@|-(?:bounces|owner)@/i

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
    ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond'].some((name) =>
      headers.has(name),
    ) ||
    /^multipart\/report\b/i.test(says('content-type')) ||
    /^(?:<>)?$/.test(envelopeSender.trim()) ||
    MACHINE.test(envelopeSender)
  )
}

/** Whether it says that a mail was not delivered; one that is only delayed is no bounce. */
export function isBounce(headers: Headers, source: string): boolean {
  const type = headers.get('content-type') ?? ''
  const isReport = /^\s*multipart\/report\b/i.test(type) && /delivery-status/i.test(type)
  return isReport && /^action:[ \t]*failed\b/im.test(source)
}
