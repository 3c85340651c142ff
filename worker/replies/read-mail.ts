import type { Email, default as PostalMime } from 'postal-mime'
import { sha256 } from '../hash.ts'
import { cutToBytes, stripControls, toOneLine } from '../shared/clean-text.ts'
import { dmarcResult, isAutomatic, isBounce, isMultipartReport } from './classify-mail.ts'
import type { ReceivedMail } from './received-mail.ts'
import { SUBJECT_MAX_LENGTH } from './recipients.ts'

/** A mail with an attachment of 3 MB takes 4 MB and 60 ms; reading a larger one has no other use than its text. */
const READ_MAX_BYTES = 4_500_000
/** Such an attachment has 58,000. postal-mime takes minutes for a million short ones, seconds for parts on 65,000. */
const LINES_MAX = 65_000
/** postal-mime decodes what ends in a padding of base64 by itself: a million take seconds. */
const PADDINGS_MAX = 100_000
// Evaluated at the first mail: no other request waits for it.
const library = () => import('postal-mime')
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 65_536, forceRfc822Attachments: true }

const NOTIFICATION_ID = /^x-notification-id:[ \t]*([\w+/=-]{1,80})/im
const FROM_MAX_LENGTH = 254
/** The characters that are read of a header with addresses. */
const HEADER_READ = 1000
const FILES_NAMED = 50
const FILE_NAME_MAX_BYTES = 100

/** A mail that came in. */
export type ReadMail = Pick<
  ReceivedMail,
  'from' | 'subject' | 'attachments' | 'dmarc' | 'automatic' | 'bounce'
> & {
  /** All addresses in To and in Cc. */
  recipients: string[]
  /** The same for a repeat of the same mail. */
  key: string
  /** Its text, '' without any; undefined if the mail is too large or not readable. */
  text: string | undefined
  /** The id of our mail in it. */
  returned?: string
}

/** A mail as it came: its bytes, undefined beyond what is read, and the same as text, a character for each of them. */
type Source = { raw: Uint8Array | undefined; source: string }

export async function readMailSource(message: ForwardableEmailMessage): Promise<Source> {
  if (message.rawSize > READ_MAX_BYTES) return { raw: undefined, source: '' }
  const raw = new Uint8Array(await new Response(message.raw).arrayBuffer())
  return { raw, source: new TextDecoder('latin1').decode(raw) }
}

/** Reads any mail in bounded time; beyond the limits, or in a wrong character set, without text. Never rejects. */
export async function readMail(
  message: Pick<ForwardableEmailMessage, 'from' | 'headers'>,
  { raw, source }: Source,
): Promise<ReadMail> {
  const { headers } = message
  const { addressParser } = await library()
  const addressesIn = (name: string) => {
    const value = headers.get(name) ?? ''
    // Half an address may be that of somebody else.
    const end = value.length > HEADER_READ ? value.lastIndexOf(',', HEADER_READ) + 1 : value.length
    return addressParser(value.slice(0, end), { flatten: true }).map(({ address = '' }) => address)
  }
  const from = toOneLine(addressesIn('from')[0] || message.from).slice(0, FROM_MAX_LENGTH)
  const email = raw && isSmall(source) ? await parse(raw) : undefined
  const text = email && textOf(email)
  const isReadable = email && text !== undefined && isInKnownLetters(text, source)
  const attachments = isReadable ? attachmentsOf(email, headers) : []
  const dmarc = email && dmarcResult(email.headers, from)
  const subject = toOneLine((email?.subject ?? '').slice(0, SUBJECT_MAX_LENGTH - 'Re: '.length))
  const bounce = isBounce(headers, source)
  const [, returned] = (bounce && NOTIFICATION_ID.exec(source)) || []
  return {
    key: await sha256(JSON.stringify([headers.get('message-id'), headers.get('date'), from, text])),
    from,
    recipients: ['to', 'cc'].flatMap(addressesIn),
    text: isReadable ? text : undefined,
    ...(subject && { subject }),
    ...(attachments.length > 0 && { attachments }),
    ...(dmarc && { dmarc }),
    ...(isAutomatic(headers, message.from) && { automatic: true }),
    ...(bounce && { automatic: true, bounce: true }),
    ...(returned && { returned }),
  }
}

function isSmall(source: string): boolean {
  const hasFew = (character: string, most: number) =>
    source.split(character, most + 2).length <= most + 1
  return hasFew('\n', LINES_MAX) && (hasFew('=', PADDINGS_MAX) || !/base64/i.test(source))
}

/** The converter reads an address up to white space or a quote, through the text behind it: up to 12 s. */
const LINK = /<a\b[^<>]*(?=>)/gi
/** It takes 3 s for 20,000 of these. */
const ENDLESS_LINK = /<(?=a\b(?![^<>]*>))/gi
/** The converter leaves scripts out, and shows styles as text. */
const STYLE = /(?<=<\/?)style\b/gi

/** The converter leaves out what stands before the last of each: a part, or a mail server, may add another document. */
const DOCUMENT = /<(?:!doctype|\/?(?:html|body))\b[^<>]*>/gi
const HEAD = /^.*?<\/head\b[^<>]*>/is
/** It writes the items of a list into one line. */
const ITEM = /<li\b/gi

/** HTML that the converter reads completely, and in linear time. */
function toConvertible(html: string): string {
  const [start = '', ...heads] = html.split(/<head\b/i)
  const bodies = heads.map((piece) => piece.replace(HEAD, ''))
  return [start, ...bodies]
    .join('')
    .replaceAll(DOCUMENT, '<p></p>')
    .replaceAll(ITEM, '<br>$&')
    .replaceAll(ENDLESS_LINK, '&lt;')
    .replaceAll(LINK, '$& ')
    .replaceAll(STYLE, 'script')
}

/** What the types of a parser lack: its parts of text, and the texts that it makes of them. */
type Parser = PostalMime & {
  root: unknown
  textMap: Map<unknown, { plain?: Part[]; html?: Part[] }>
  textTypes: Set<'plain' | 'html'>
  textContent: { plain?: string }
  renderTextContent: () => void
}
type Part = { type: 'text'; value: string }

/** Its text is that of the HTML where there is no plain text. */
async function parse(raw: Uint8Array): Promise<Email | undefined> {
  try {
    const { default: PostalMime } = await library()
    const parser = new PostalMime(LIMITS) as Parser
    parser.renderTextContent = () => {
      const texts = [...parser.textMap.values()].flatMap(({ plain = [], html = [] }) =>
        plain.some(({ value }) => value.trim())
          ? plain.map(({ value }) => value)
          : html.map(({ value }) => textOfHtml(value, new PostalMime() as Parser)),
      )
      parser.textContent.plain = texts.join('\n')
    }
    return await parser.parse(raw)
  } catch {
    return undefined
  }
}

/** '' if there are only attachments, undefined if there is nothing. */
function textOf({ text = '', attachments }: Email): string | undefined {
  const plain = stripControls(text.replaceAll(/\r\n?/g, '\n')).trim()
  return plain || (attachments.length > 0 ? '' : undefined)
}

/** Around the lines of a quotation, until they are marked with `>`. */
const [QUOTE, END_OF_QUOTE] = ['\u0002', '\u0003']
/** What Outlook puts above the mail that it answers. */
const OUTLOOK_HEADER =
  /(?:<hr\b[^<>]*> ?)?(<div\b[^<>]*(?:id=["']?divRplyFwdMsg|border-top: ?solid #(?:E1E1E1|B5C4DF)))/gi

/** The converter of postal-mime, which it has for mails with parts of both kinds only; quotations get their `>`. */
function textOfHtml(html: string, converter: Parser): string {
  const value = toConvertible(html)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(OUTLOOK_HEADER, `<p>${'_'.repeat(32)}</p>$1`)
    .replaceAll(/<blockquote\b[^<>]*>/gi, `<p>${QUOTE}</p>`)
    .replaceAll(/<\/blockquote\b[^<>]*>/gi, `<p>${END_OF_QUOTE}</p>`)
  converter.textMap.set(converter.root, { html: [{ type: 'text', value }] })
  converter.textTypes.add('plain')
  converter.renderTextContent()
  return markQuotations(converter.textContent.plain ?? '')
}

function markQuotations(text: string): string {
  let depth = 0
  return text
    .split('\n')
    .flatMap((each) => {
      const line = each.trim()
      if (line === QUOTE) depth++
      else if (line === END_OF_QUOTE) depth--
      else if (depth <= 0) return line
      else if (line) return `> ${line}`
      return []
    })
    .join('\n')
}

/** Whether the text is in the character sets that the mail declares, or needs none. */
function isInKnownLetters(text: string, source: string): boolean {
  if (/^[\p{ASCII}]*$/u.test(text)) return true
  const types = source.match(/^content-type:.*(?:\r?\n[ \t].*)*/gim) ?? []
  const declared = types.flatMap((type) => /\bcharset="?([\w.:-]+)/i.exec(type)?.[1] ?? [])
  return !text.includes('\uFFFD') && declared.every(isCharacterSet)
}

function isCharacterSet(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label))
  } catch {
    return false
  }
}

/** The parts of a report besides its text: the result, and our mail or its headers (RFC 6522). */
const OF_REPORT = /^(?:message\/|text\/rfc822-headers)/i

function attachmentsOf({ attachments }: Email, headers: Headers) {
  const files = attachments.filter(
    ({ mimeType }) => !(isMultipartReport(headers) && OF_REPORT.test(mimeType)),
  )
  return files.slice(0, FILES_NAMED).map(({ filename, mimeType, content }) => ({
    name: cutToBytes(FILE_NAME_MAX_BYTES, toOneLine(filename ?? mimeType)),
    size: typeof content === 'string' ? content.length : content.byteLength,
  }))
}
