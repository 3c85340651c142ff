import type { Receipt } from '#worker/contact/record.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'

/** An enquiry by the name of its sender. */
export type Named = Receipt & { name: string; createdAt: string }

/** Those of the ids that are there, newest first. Throws a 503 when storage fails. */
export function findNamed(db: D1Database, ids: string[]): Promise<Named[]> {
  return orUnavailable(async () => {
    const { results } = await db
      .prepare(
        `SELECT id, reference, name, created_at AS createdAt FROM contact
         WHERE id IN (SELECT value FROM json_each(?1))
         ORDER BY seq DESC`,
      )
      .bind(JSON.stringify(ids))
      .all<Named>()
    return results
  })
}
