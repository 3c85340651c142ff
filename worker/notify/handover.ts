import type { ContactRecord } from '../contact/record.ts'
import { oneLine } from '../shared/one-line.ts'
import { inboxUrl } from './inbox-url.ts'
import { mailChannel } from './mail.ts'

/** The name of the channel in the outbox. */
export const HANDOVER = 'handover'

/** Enquiries that were handed over to an operator, and the operator's address. */
export type HandedOver = { to: string; enquiries: ContactRecord[] }

/**
 * Mails an operator that enquiries were handed over, one mail for all of them, with the name of each sender
 * quoted: no word of a visitor is in a header, or looks like ours.
 */
export const { isConfigured, send } = mailChannel({
  needs: 'to',
  async write({ id, about }: { id: string; about: HandedOver }, { origin }) {
    const { to, enquiries } = about
    const subjects =
      enquiries.length === 1 ? enquiries[0]?.reference : `${enquiries.length} enquiries`
    const lines = enquiries.flatMap((enquiry) => {
      const url = inboxUrl(origin, enquiry.id)
      return [enquiry.reference + (url ? `: ${url}` : ''), `> ${oneLine(enquiry.name)}`, '']
    })
    return {
      to,
      subject: `Handed over to you: ${subjects}`,
      text: lines.join('\n'),
      headers: { 'X-Notification-Id': id },
    }
  },
})
