import type { EnquiryRecord } from '../enquiry/enquiry-record.ts'
import type { ReceivedEvent } from '../replies/received-mail.ts'
import { toOneLine } from '../shared/clean-text.ts'
import { type FormField, formatFields, formatValue, isFilled } from '../shared/field-values.ts'

/** One notification. `id` is the same in all its attempts, so that a receiver can detect duplicates. */
export type Notification<About> = {
  id: string
  about: About
  /** When it is sent, in milliseconds since 1970. */
  now: number
  /** Aborts when its time is over. */
  signal: AbortSignal
}

/** The absolute URL of an enquiry's page in the inbox; undefined while PUBLIC_ORIGIN is not set. */
export function absoluteEnquiryUrl(origin: string | undefined, id: string): string | undefined {
  return origin && `${origin}/api/contacts/${id}`
}

const NAME_SHOWN = 60

/**
 * The subject of a notification: "New enquiry: Ada Lovelace, Cloud (LF-1234-5678)". The visitor's name is short, on one
 * line, and without an encoded word (RFC 2047), which a mail program would decode; options are our own words.
 * @param news by default, that of an enquiry
 */
export function subjectLine(
  { status, name, fields, reference }: EnquiryRecord,
  form: readonly FormField[],
  news = status === 'held' ? 'Held for review' : 'New enquiry',
): string {
  const chosen = form.flatMap((field) => {
    const value = fields[field.name]
    const isOurs = field.listed && field.options && isFilled(value)
    return isOurs ? [formatValue(field, value)] : []
  })
  return `${news}: ${[shorten(name), ...chosen].join(', ')} (${reference})`
}

function shorten(name: string): string {
  const printable = [...toOneLine(name).replaceAll('=?', '= ?')]
  const cut = printable.length > NAME_SHOWN ? '…' : ''
  return printable.slice(0, NAME_SHOWN).join('') + cut
}

/** All characters that some programs show as the end of a line. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** All words of the visitor, each line after `> `, so that none looks like ours: name, address, fields, message. */
export function quotedEnquiry(
  { name, email, message, fields }: EnquiryRecord,
  form: readonly FormField[],
): string {
  const others = formatFields(fields, form).map(({ label, value }) => `${label}: ${value}`)
  return quoteLines([...[name, email, ...others].map(toOneLine), '', message])
}

/** All words of a mail that came in, in the same form: its sender, its newest part, then the mails that it quotes. */
export function quotedMail({ from, text, quoted }: ReceivedEvent): string {
  return quoteLines([toOneLine(from), '', text, ...(quoted ? ['', quoted] : [])])
}

/** Texts, each line after `> `. */
export function quoteLines(texts: string[]): string {
  const lines = texts.flatMap((text) => text.split(LINE_BREAK))
  return lines.map((line) => `> ${line}`).join('\n')
}
