import { type HandedOver, operatorMail } from './operator-mail.ts'

/** The name of the channel in the outbox. */
export const HANDOVER = 'handover'

export const { isConfigured, send } = operatorMail('Handed over to you')

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
