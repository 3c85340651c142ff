import { addressedNames, spellingsOf } from '../operators.ts'
import { NEW_ID } from '../outbox/store.ts'
import { DUE } from './owner-mail.ts'

/**
 * Queues a notification for the owner of each enquiry that is due at `now`, once for each time that it is put off;
 * for none whose owner has no address in the settings.
 */
export async function queueDue(db: D1Database, now: Date): Promise<void> {
  await db
    .prepare(
      `INSERT INTO outbox (id, channel, contact_id, next_at, created_at)
       SELECT ${NEW_ID}, '${DUE}', contact.id, ?1, ?2
       FROM contact
       WHERE due_at <= ?2 AND owner COLLATE NOCASE IN (SELECT value FROM json_each(?3))
         AND NOT EXISTS (
           SELECT 1 FROM outbox
           WHERE contact_id = contact.id AND channel = '${DUE}' AND created_at >= due_at)`,
    )
    .bind(now.getTime(), now.toISOString(), spellingsOf(...addressedNames()))
    .run()
}
