import type { ContactRecord } from '../contact/record.ts'
import { oneLine } from '../shared/one-line.ts'
import { mailChannel } from './mail.ts'
import { inboxUrl } from './notification.ts'
import { quoteLines } from './quoted-text.ts'

/** Who handed an enquiry over, and the note beside it. */
export type HandedOver = { by: string; note: string | null }

/** An enquiry in a mail to its owner. */
export type Told = ContactRecord & { handedOver?: HandedOver | undefined }

/** The lines of a message in the mail. */
const LINES = 4
const LINE_MAX_LENGTH = 160

/** The names of the channels in the outbox. */
export const HANDOVER = 'handover'
export const DUE = 'due'

/** Tells owners of hand-overs, and of enquiries that were put off until now. */
export const handover = ownerMail('Handed over to you')
export const due = ownerMail('Due')

/**
 * The channel that mails an operator about enquiries, one mail for all of them, under these words, with the name
 * and the first lines of each sender quoted: no word of a visitor is in a header, or looks like ours. No
 * out-of-office message answers it (RFC 3834).
 */
function ownerMail(words: string) {
  return mailChannel({
    needs: 'to',
    write(
      { id, about: { to, enquiries } }: { id: string; about: { to: string; enquiries: Told[] } },
      { origin },
    ) {
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

/** The last hand-over of each of these enquiries, by its id. */
export async function findHandOvers(
  db: D1Database,
  ids: string[],
): Promise<Map<string, HandedOver>> {
  const { results } = await db
    .prepare(
      `SELECT event.contact_id AS id, event.actor AS by, (
         SELECT written.note FROM event AS written
         WHERE written.contact_id = event.contact_id AND written.at = event.at
           AND written.actor = event.actor AND written.action = 'note'
       ) AS note
       FROM event
       WHERE event.contact_id IN (SELECT value FROM json_each(?1))
         AND event.from_owner <> event.to_owner
       ORDER BY event.seq`,
    )
    .bind(JSON.stringify(ids))
    .all<HandedOver & { id: string }>()
  return new Map(results.map(({ id, ...handedOver }) => [id, handedOver]))
}
