import type { Header } from 'postal-mime'

/** The name in the results of Cloudflare's mail servers (RFC 8601). */
const CLOUDFLARE = /^\s*mx\.cloudflare\.net\b/i
/**
 * Quoted words and comments, where the sender may have put an address that reads like a result. A quotation without
 * an end is one, too: to try each of its quotes would take quadratic time.
 */
const QUOTED = /"(?:[^"\\]|\\.?)*(?:"|$)|\([^()]*\)/g
const DMARC = /^\s*dmarc=(\w+)/i

/**
 * Cloudflare's result of DMARC for the address of the sender; undefined without one. It is in the first of these
 * headers: the sender may have written the others.
 */
export function dmarcResult(headers: Header[], from: string): 'pass' | 'fail' | 'none' | undefined {
  const { value = '' } = headers.find(({ key }) => key === 'authentication-results') ?? {}
  if (!CLOUDFLARE.test(value)) return undefined
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
