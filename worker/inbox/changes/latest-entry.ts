import type { Actor } from '#worker/db/audit.ts'
import { MINUTE_MS, timestampBefore } from '#worker/db/timestamps.ts'

/**
 * The number of this operator's newest audit entry of the last minute about an action on one of these
 * enquiries, or, without ids, on all: also for a form that changed nothing because it was sent twice.
 * Undefined when there is none.
 */
export async function findLatestEntry(
  db: D1Database,
  { name, verified }: Actor,
  action: 'delete' | 'delete-note' | 'resend',
  ids: string[] = [],
): Promise<number | undefined> {
  const entry = await db
    .prepare(
      `SELECT max(seq) AS seq FROM audit
         WHERE at > ?1 AND actor = ?2 AND verified = ?3 AND action = ?4
           AND iif(json_array_length(?5) = 0, contact_ids = '[]', EXISTS (
             SELECT 1 FROM json_each(?5) AS sent CROSS JOIN json_each(contact_ids) AS named
             WHERE named.value = sent.value))`,
    )
    .bind(
      timestampBefore(Date.now(), MINUTE_MS),
      name,
      Number(verified),
      action,
      JSON.stringify(ids),
    )
    .first<{ seq: number | null }>()
  return entry?.seq ?? undefined
}
