import { interestName } from '../contact/interest-name.ts'
import type { ContactRecord } from '../contact/record.ts'

const NAME_SHOWN = 60
// What breaks a line or turns the direction of the text after it.
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu

/**
 * Who wrote and about what, on one line of at most about 150 characters: "New enquiry: Ada Lovelace,
 * Cloud (LF-1234-5678)". It holds nothing that a mail program would decode into something else
 * (an encoded word, RFC 2047).
 */
export function headline({ status, name, serviceInterest, reference }: ContactRecord): string {
  const kind = status === 'held' ? 'Held for you to check' : 'New enquiry'
  const printable = [...name.replaceAll(UNPRINTABLE, ' ').replaceAll('=?', '= ?')]
  const who = printable.slice(0, NAME_SHOWN).join('') + (printable.length > NAME_SHOWN ? '…' : '')
  const about = serviceInterest ? `, ${interestName(serviceInterest)}` : ''
  return `${kind}: ${who}${about} (${reference})`
}
