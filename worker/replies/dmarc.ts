import type { Header } from 'postal-mime'

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
