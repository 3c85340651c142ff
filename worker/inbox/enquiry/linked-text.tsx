import { findPhoneNumbers } from '#worker/enquiry/phone-number.ts'
import { type EnquiryStatus, statusHas } from '#worker/enquiry/status.ts'

/** These characters reverse the order of letters, so that one address looks like another. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/
const INVISIBLE = /[\p{Cf}\p{Cc}]/u
const BETWEEN_WORDS = /([\s<>"]+)/
const BETWEEN_ADDRESSES = /([,;:()[\]|/]+)/

const URL_START = /https:\/\//i
const URL_CHARACTERS = /^[\p{L}\p{M}\p{N}!-~]+/u
// In ASCII, with a domain and without a user name, so that the visible host is the real one.
const HOST = /^https:\/\/(?:[a-z\d-]+\.)+[a-z][a-z\d-]+(?::\d{1,5})?(?=[/?#]|$)/i
const INSIDE_ANOTHER = /[/@]|\w$/

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/i
const OPENING_QUOTE = /^['*_~`]+/
/** These characters end the sentence or close a quote around a URL. */
const CLOSING = new Set(".,;:!?'*_~")
const BRACKETS = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
])

type LinkedTextProps = {
  text: string
  /** The status of its enquiry: text of spam or held enquiries has no links. */
  status: EnquiryStatus
}

/** A text with its URLs, email addresses and phone numbers as links, which do not tell the address of the inbox. */
export function LinkedText({ text, status }: LinkedTextProps) {
  if (statusHas(status, 'isSuspectedSpam')) return <>{text}</>
  return (
    <>
      {splitAtLinks(text).map((part) =>
        part.href === undefined ? (
          part.text
        ) : (
          // Shows the host first, even between words that run from right to left.
          <a href={part.href} rel="noreferrer noopener" dir="ltr">
            {part.text.split(/(?<=@)/).flatMap((piece, at) => (at > 0 ? [<wbr />, piece] : piece))}
          </a>
        ),
      )}
    </>
  )
}

/** A part of a text, and the target of its link, if it is one. */
type TextPart = { text: string; href?: string }

/**
 * The parts of a text, which together are the text: `https:` URLs, email addresses and phone numbers with their link
 * targets (`https:`, `mailto:`, `tel:`, no other), and the text between them. These are not linked: a URL with a user
 * name, or with a host that is a number, a single name or not in ASCII; an address with invisible characters; and any
 * part of a text with characters that reverse its direction. It takes time in proportion to the length.
 */
export function splitAtLinks(text: string): TextPart[] {
  if (OVERRIDES.test(text)) return [{ text }]
  // Nothing stands before or behind it.
  if (EMAIL.test(text)) return [{ text, href: mailtoUrl(text) }]
  const parts: TextPart[] = []
  let words = ''
  const endWords = () => {
    if (words !== '') parts.push(...numberParts(words))
    words = ''
  }
  for (const word of text.split(BETWEEN_WORDS)) {
    if (word.includes('://') || word.includes('@')) {
      endWords()
      parts.push(...linkParts(word))
    } else words += word
  }
  endWords()
  return parts.filter((part) => part.text !== '')
}

function linkParts(word: string): TextPart[] {
  if (INVISIBLE.test(word)) return [{ text: word }]
  if (word.includes('://')) return urlParts(word)
  return word.split(BETWEEN_ADDRESSES).flatMap(emailParts)
}

function urlParts(word: string): TextPart[] {
  const start = word.search(URL_START)
  const before = word.slice(0, start)
  if (start === -1 || INSIDE_ANOTHER.test(before)) return [{ text: word }]
  const [characters = ''] = URL_CHARACTERS.exec(word.slice(start)) ?? []
  const url = withoutClosing(characters)
  if (!HOST.test(url) || !URL.canParse(url)) return [{ text: word }]
  return [{ text: before }, { text: url, href: url }, { text: word.slice(start + url.length) }]
}

/** The target of a link to an address; all of it but the @ is percent-encoded (RFC 6068), so that nobody can add a header. */
export function mailtoUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

function emailParts(word: string): TextPart[] {
  const [before = ''] = OPENING_QUOTE.exec(word) ?? []
  const email = withoutClosing(word.slice(before.length))
  if (!EMAIL.test(email)) return [{ text: word }]
  return [
    { text: before },
    { text: email, href: mailtoUrl(email) },
    { text: word.slice(before.length + email.length) },
  ]
}

/** The address without the characters that close the sentence or the brackets around it. */
function withoutClosing(url: string): string {
  const count = (character: string) => url.split(character).length - 1
  const surplus = new Map(
    [...BRACKETS].map(([closing, opening]) => [closing, count(closing) - count(opening)]),
  )
  let end = url.length
  for (; end > 0; end -= 1) {
    const last = url.charAt(end - 1)
    const left = surplus.get(last) ?? 0
    if (!CLOSING.has(last) && left <= 0) break
    if (left > 0) surplus.set(last, left - 1)
  }
  return url.slice(0, end)
}

function numberParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { from, to, href } of findPhoneNumbers(text)) {
    parts.push({ text: text.slice(at, from) }, { text: text.slice(from, to), href })
    at = to
  }
  return [...parts, { text: text.slice(at) }]
}
