import { listedOperators } from '../operators.ts'
import { NEW_ID } from '../outbox/store.ts'
import { DUE } from './due.ts'

/**
 * Queues a notification for the owner of each enquiry that is due at `now`, once for each time that it is put off;
 * for none whose owner has no address in the settings.
 */
export async function queueDue(db: D1Database, now: Date): Promise<void> {
  await db
    .prepare(
      `INSERT INTO outbox (id, channel, contact_id, next_at, created_at)
       SELECT ${NEW_ID}, '${DUE}', contact.id, ?1, ?2
       FROM contact CROSS JOIN json_each(?3) AS operator
       WHERE due_at <= ?2 AND operator.value ->> 'name' = owner COLLATE NOCASE
         AND operator.value ->> 'email' IS NOT NULL
         AND NOT EXISTS (
           SELECT 1 FROM outbox
           WHERE contact_id = contact.id AND channel = '${DUE}' AND created_at >= due_at)`,
    )
    .bind(now.getTime(), now.toISOString(), JSON.stringify(listedOperators()))
    .run()
}
