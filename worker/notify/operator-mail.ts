import type { ContactRecord } from '../contact/record.ts'
import { oneLine } from '../shared/one-line.ts'
import { inboxUrl } from './inbox-url.ts'
import { mailChannel } from './mail.ts'
import { quoteLines } from './quoted-text.ts'

/** Who handed an enquiry over, and the note beside it. */
export type HandedOver = { by: string; note: string | null }

/** Enquiries that an operator is told about, with their hand-overs, and the operator's address. */
type Told = { to: string; enquiries: (ContactRecord & { handedOver?: HandedOver | undefined })[] }

/** The lines of a message in the mail. */
const LINES = 4
const LINE_MAX_LENGTH = 160

/**
 * The channel that mails an operator about enquiries, one mail for all of them, under these words, with the name
 * and the first lines of each sender quoted: no word of a visitor is in a header, or looks like ours. No out-of-office message answers
 * it (RFC 3834).
 */
export function operatorMail(words: string) {
  return mailChannel({
    needs: 'to',
    write({ id, about: { to, enquiries } }: { id: string; about: Told }, { origin }) {
      const [first] = enquiries
      const subjects = enquiries.length === 1 ? first?.reference : `${enquiries.length} enquiries`
      const lines = enquiries.flatMap((enquiry) => {
        const url = inboxUrl(origin, enquiry.id)
        const { handedOver, name, message } = enquiry
        const note = handedOver?.note ? `: ${oneLine(handedOver.note)}` : '.'
        return [
          enquiry.reference + (url ? `: ${url}` : ''),
          ...(handedOver ? [`Handed over by ${oneLine(handedOver.by)}${note}`] : []),
          quoteLines([oneLine(name), ...firstLines(message)]),
          '',
        ]
      })
      return {
        to,
        subject: `${words}: ${subjects}`,
        text: lines.join('\n'),
        headers: { 'X-Notification-Id': id, 'Auto-Submitted': 'auto-generated' },
      }
    },
  })
}

function firstLines(message: string): string[] {
  const lines = message.split(/\r?\n/).filter((line) => line.trim() !== '')
  const cut = lines.slice(0, LINES).map((line) => [...line].slice(0, LINE_MAX_LENGTH).join(''))
  return cut.join('\n') === lines.join('\n') ? cut : [...cut, '…']
}
