import { interestName } from '../contact/interest-name.ts'
import type { ContactRecord } from '../contact/record.ts'
import { oneLine } from './visitor-words.ts'

const NAME_SHOWN = 60

/** The subject of an enquiry, without words of the visitor: "New enquiry: Cloud (LF-1234-5678)". */
export function headline(about: ContactRecord): string {
  return headlineWith([], about)
}

/**
 * The same with the visitor's name, on one line of at most about 150 characters: "New enquiry: Ada
 * Lovelace, Cloud (LF-1234-5678)". It holds no encoded word (RFC 2047), which a mail program would decode.
 */
export function headlineWithName(about: ContactRecord): string {
  const printable = [...oneLine(about.name).replaceAll('=?', '= ?')]
  const cut = printable.length > NAME_SHOWN ? '…' : ''
  return headlineWith([printable.slice(0, NAME_SHOWN).join('') + cut], about)
}

function headlineWith(who: string[], { status, serviceInterest, reference }: ContactRecord) {
  const kind = status === 'held' ? 'Held for review' : 'New enquiry'
  const about = [...who, ...(serviceInterest ? [interestName(serviceInterest)] : [])].join(', ')
  return `${kind}${about && `: ${about}`} (${reference})`
}
