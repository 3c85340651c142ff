import type { ContactRecord } from '#worker/contact/record.ts'
import { settings } from '#worker/settings.ts'

/** Windows passes at most 2,047 characters to a mail program; this leaves some for the programs. */
const URL_MAX_LENGTH = 1800
const LINE = '%0D%0A'
const QUOTED_LINE = `${LINE}%3E%20`
const CUT = `${QUOTED_LINE}%E2%80%A6`
const SIGNATURE_MAX_LENGTH = 300

/**
 * The address that opens an answer in a mail program: the reference as its subject, the signature of the
 * settings, and as much of the quoted message as keeps the address below 1,800 characters. There is no
 * greeting, which would have to be in the sender's language. `cut` is the number of omitted characters of
 * the message. Everything except the @ is percent-encoded (RFC 6068), so that nobody can add a header.
 */
export function answerByMail({ email, reference, message }: ContactRecord) {
  const address = encodeURIComponent(email).replace('%40', '@')
  const subject = encodeURIComponent(`Re: ${reference}`)
  const signature = settings.signature.slice(0, SIGNATURE_MAX_LENGTH).trim().split('\n')
  const lines = ['', '', ...signature.map(encodeURIComponent), '', '%3E%20'].join(LINE)
  let url = `mailto:${address}?subject=${subject}&body=${lines}`

  const characters = [...message.replaceAll('\r\n', '\n').trim()]
  let quoted = 0
  for (const character of characters) {
    const encoded = character === '\n' ? QUOTED_LINE : encodeURIComponent(character)
    if (url.length + encoded.length + CUT.length > URL_MAX_LENGTH) break
    url += encoded
    quoted++
  }
  const cut = characters.length - quoted
  return { url: cut > 0 ? url + CUT : url, cut }
}
