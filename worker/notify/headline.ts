import type { ContactRecord } from '../contact/record.ts'
import { type FormField, isFilled, readableValue } from '../shared/contact-form.ts'
import { oneLine } from '../shared/one-line.ts'

const NAME_SHOWN = 60

/**
 * The subject of a notification, without words of the visitor: "New enquiry: Cloud (LF-1234-5678)".
 * @param news by default, that of an enquiry
 */
export function headline(about: ContactRecord, form: readonly FormField[], news?: string): string {
  return headlineWith([], about, form, news)
}

/**
 * The same with the visitor's name, on one line of at most about 150 characters: "New enquiry: Ada
 * Lovelace, Cloud (LF-1234-5678)". It holds no encoded word (RFC 2047), which a mail program would decode.
 */
export function headlineWithName(
  about: ContactRecord,
  form: readonly FormField[],
  news?: string,
): string {
  const printable = [...oneLine(about.name).replaceAll('=?', '= ?')]
  const cut = printable.length > NAME_SHOWN ? '…' : ''
  return headlineWith([printable.slice(0, NAME_SHOWN).join('') + cut], about, form, news)
}

function headlineWith(
  who: string[],
  { status, fields, reference }: ContactRecord,
  form: readonly FormField[],
  news = status === 'held' ? 'Held for review' : 'New enquiry',
) {
  // Options are our own words.
  const chosen = form.flatMap((field) => {
    const value = fields[field.name]
    const isOurs = field.listed && field.options && isFilled(value)
    return isOurs ? [readableValue(field, value)] : []
  })
  const about = [...who, ...chosen].join(', ')
  return `${news}${about && `: ${about}`} (${reference})`
}
