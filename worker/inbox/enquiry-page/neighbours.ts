import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { type ContactFilter, selectMatching } from '../list/store.ts'

/**
 * The ids of the enquiries before and after this one in the list of the filter, newest first, where
 * there are any; the enquiry itself need not be in it. Throws a 503 when storage fails.
 */
export function findNeighbours(
  db: D1Database,
  id: string,
  filter: ContactFilter,
): Promise<{ previous: string | undefined; next: string | undefined }> {
  const { select, values } = selectMatching('seq, id', filter)
  const beside = (comparison: string, order: string) => {
    const rows = select(`seq ${comparison} (SELECT seq FROM contact WHERE id = ?1)`)
    return db.prepare(`${rows} ORDER BY seq ${order} LIMIT ?2`).bind(id, 1, ...values)
  }
  return orUnavailable(async () => {
    const [previous, next] = await db.batch<{ id: string }>([
      beside('>', 'ASC'),
      beside('<', 'DESC'),
    ])
    return { previous: previous?.results[0]?.id, next: next?.results[0]?.id }
  })
}
