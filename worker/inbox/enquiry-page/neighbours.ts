import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { type ContactFilter, toSql } from '../list/store.ts'

/**
 * The ids of the enquiries before and after this one in the list of the filter, newest first, where
 * there are any; the enquiry itself need not be in it. Throws a 503 when storage fails.
 */
export function findNeighbours(
  db: D1Database,
  id: string,
  filter: ContactFilter,
): Promise<{ previous: string | undefined; next: string | undefined }> {
  const { where, values } = toSql(filter)
  const wanted = filter.statuses?.map((status) => `status = '${status}'`) ?? ['TRUE']
  const beside = (comparison: string, order: string) => {
    // Each status comes from its index, in order, and no further than the first.
    const parts = wanted.map(
      (ofStatus) =>
        `SELECT seq, id FROM contact
         WHERE ${ofStatus} AND ${where} AND seq ${comparison} (SELECT seq FROM contact WHERE id = ?1)`,
    )
    return db
      .prepare(`${parts.join(' UNION ALL ')} ORDER BY seq ${order} LIMIT ?2`)
      .bind(id, 1, ...values)
  }
  return orUnavailable(async () => {
    const [previous, next] = await db.batch<{ id: string }>([
      beside('>', 'ASC'),
      beside('<', 'DESC'),
    ])
    return { previous: previous?.results[0]?.id, next: next?.results[0]?.id }
  })
}
