import type { ContactRecord } from '../contact/record.ts'
import { oneLine } from '../shared/one-line.ts'
import { inboxUrl } from './inbox-url.ts'
import { mailChannel } from './mail.ts'

/** Enquiries that an operator is told about, and the operator's address. */
type Told = { to: string; enquiries: ContactRecord[] }

/**
 * The channel that mails an operator about enquiries, one mail for all of them, under these words, with the name
 * of each sender quoted: no word of a visitor is in a header, or looks like ours. No out-of-office message answers
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
        return [enquiry.reference + (url ? `: ${url}` : ''), `> ${oneLine(enquiry.name)}`, '']
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
