import type { Header } from 'postal-mime'
import { listedOperators } from '../operators.ts'
import type { ReceivedMail } from './received-mail.ts'

/** Values of Precedence that no person's mail has. */
const BULK = /^(?:auto_reply|bulk|junk|list)$/i
/** Senders of bounces. */
const MACHINE = /^<?(?:mailer-daemon|postmaster)@|-bounces@/i

/**
 * Whether a machine sent a mail: an out-of-office message, a bounce, a receipt, a list (RFC 3834, RFC 2919, RFC 3464
 * and the headers that programs used before them), or this site, whose address may stand among the recipients.
 */
export function isAutomatic(headers: Headers, envelopeSender: string): boolean {
  const says = (name: string) => (headers.get(name) ?? '').trim()
  const submitted = says('auto-submitted')
  return (
    (submitted !== '' && !/^no\b/i.test(submitted)) ||
    BULK.test(says('precedence')) ||
    [...headers.keys()].some((name) => /^(?:list-|x-auto(?:reply|respond)$)/.test(name)) ||
    headers.has('x-notification-id') ||
    isMultipartReport(headers) ||
    /^(?:<>)?$/.test(envelopeSender.trim()) ||
    MACHINE.test(envelopeSender)
  )
}

/** The operator whose address a mail is from; the address, if it is ours without a name, or may be forged. */
export function operatorOf({ from, dmarc }: ReceivedMail, ours: (string | undefined)[]) {
  const isSender = (email?: string) => email?.toLowerCase() === from.toLowerCase()
  const listed = listedOperators().find(({ email }) => isSender(email))
  if (listed && dmarc !== 'fail') return listed.name
  return listed || ours.some((email) => isSender(email)) ? from : undefined
}

/** Whether a mail server reports about another mail, which it may return. */
export function isMultipartReport(headers: Headers): boolean {
  return /^\s*multipart\/report\b/i.test(headers.get('content-type') ?? '')
}

/** Whether it says that a mail was not delivered; one that is only delayed is no bounce. */
export function isBounce(headers: Headers, source: string): boolean {
  const isOfDelivery = /delivery-status/i.test(headers.get('content-type') ?? '')
  return isMultipartReport(headers) && isOfDelivery && /^action:[ \t]*failed\b/im.test(source)
}

/** The `authserv-id` of the server that received the mail (RFC 8601): Cloudflare's. */
const RECEIVER = /^\s*mx\.cloudflare\.net\s*;/i
/**
 * Quoted words and comments, where the sender may have put an address that reads like a result. A quotation without
 * an end is one, too: to try each of its quotes would take quadratic time.
 */
const QUOTED = /"(?:[^"\\]|\\.?)*(?:"|$)|\([^()]*\)/g
const DMARC = /^\s*dmarc=(\w+)/i

/** From the worst on. */
const RESULTS = ['fail', 'none', 'pass'] as const

/**
 * The receiving server's result of DMARC for the address of the sender; undefined without one. Of several in its name,
 * the sender may have written all but one, wherever they stand: the worst of them counts.
 */
export function dmarcResult(headers: Header[], from: string) {
  const results = headers
    .filter(({ key, value }) => key === 'authentication-results' && RECEIVER.test(value))
    .map(({ value }) => resultIn(value, from))
  return RESULTS.find((each) => results.includes(each))
}

function resultIn(value: string, from: string): (typeof RESULTS)[number] {
  const part =
    value
      .replace(QUOTED, '')
      .split(';')
      .find((each) => DMARC.test(each)) ?? ''
  const [, result = 'none'] = DMARC.exec(part) ?? []
  if (/^none$/i.test(result)) return 'none'
  const [, domain] = /\bheader\.from=([\w.-]+)/i.exec(part) ?? []
  const isOfSender = !domain || from.toLowerCase().endsWith(`@${domain.toLowerCase()}`)
  return result.toLowerCase() === 'pass' && isOfSender ? 'pass' : 'fail'
}
