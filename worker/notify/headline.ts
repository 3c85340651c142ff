import type { ContactRecord } from '../contact/record.ts'
import { type FormField, isFilled, readableValue } from '../shared/contact-form.ts'
import { oneLine } from '../shared/one-line.ts'

const NAME_SHOWN = 60

/**
 * The subject of a notification, without words of the visitor: "New enquiry: Cloud (LF-1234-5678)". With the
 * visitor's name it is one line of at most about 150 characters, and holds no encoded word (RFC 2047), which a
 * mail program would decode.
 * @param news by default, that of an enquiry
 */
export function headline(
  { status, name, fields, reference }: ContactRecord,
  form: readonly FormField[],
  {
    withName = false,
    news = status === 'held' ? 'Held for review' : 'New enquiry',
  }: { withName?: boolean; news?: string } = {},
): string {
  // Options are our own words.
  const chosen = form.flatMap((field) => {
    const value = fields[field.name]
    const isOurs = field.listed && field.options && isFilled(value)
    return isOurs ? [readableValue(field, value)] : []
  })
  const about = [...(withName ? [shorten(name)] : []), ...chosen].join(', ')
  return `${news}${about && `: ${about}`} (${reference})`
}

function shorten(name: string): string {
  const printable = [...oneLine(name).replaceAll('=?', '= ?')]
  const cut = printable.length > NAME_SHOWN ? '…' : ''
  return printable.slice(0, NAME_SHOWN).join('') + cut
}
