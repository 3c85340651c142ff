import type { ContactRecord } from '#worker/contact/record.ts'

/** Windows hands a mail program 2,047 characters at most; some of it is left to the programs. */
const URL_MAX_LENGTH = 1800
const LINE = '%0D%0A'
const QUOTED_LINE = `${LINE}%3E%20`
const CUT = `${QUOTED_LINE}%E2%80%A6`
const TITLE = /^(?:dr|mr|mrs|ms|prof)\.?$/i
const LONGEST_FIRST_NAME = 30

/**
 * The address that opens an answer in a mail program: a greeting, the reference in the subject, and the
 * message quoted as far as the address stays below 1,800 characters. `cut` is how many characters of the
 * message are not in it. All is percent-encoded (RFC 6068) but the @, so that no one can add a header.
 */
export function answerByMail({ email, name, reference, message }: ContactRecord) {
  const address = encodeURIComponent(email).replace('%40', '@')
  const subject = encodeURIComponent(`Your enquiry ${reference}`)
  const greeting = encodeURIComponent(greet(name))
  let url = `mailto:${address}?subject=${subject}&body=${greeting}${LINE.repeat(4)}%3E%20`

  const signs = [...message.replaceAll('\r\n', '\n').trim()]
  let quoted = 0
  for (const sign of signs) {
    const encoded = sign === '\n' ? QUOTED_LINE : encodeURIComponent(sign)
    if (url.length + encoded.length + CUT.length > URL_MAX_LENGTH) break
    url += encoded
    quoted++
  }
  const cut = signs.length - quoted
  return { url: cut > 0 ? url + CUT : url, cut }
}

function greet(name: string): string {
  const [first = ''] = name.split(/\s/)
  const called = TITLE.test(first) ? name : first
  return called.length > LONGEST_FIRST_NAME ? 'Hello,' : `Hello ${called},`
}
