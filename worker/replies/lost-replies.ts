import { sqlStatuses } from '../contact/status.ts'
import { isBeingSent } from '../outbox/store.ts'

/** An enquiry whose last reply was given up. */
export type LostReply = { id: string; reference: string; name: string }

const SHOWN = 10

/**
 * The enquiries, new or in progress, whose reply was not delivered, or perhaps not, and was not answered in another
 * way since; the last ten.
 */
export async function listLostReplies(db: D1Database): Promise<LostReply[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT contact.id, reference, name
       FROM outbox CROSS JOIN contact ON contact.id = outbox.contact_id AND status IN (${sqlStatuses('isLive')})
       WHERE outbox.state = 'dead' AND event_seq IS NOT NULL AND NOT ${isBeingSent()}
         AND NOT EXISTS (
           SELECT 1 FROM event
           WHERE event.contact_id = contact.id AND seq > event_seq AND action = 'answer'
             AND taken_back = 0)
       ORDER BY outbox.created_at DESC LIMIT ${SHOWN}`,
    )
    .all<LostReply>()
  return results
}
