import type { Context } from 'hono'
import { validate } from '#worker/http/validate.ts'
import { listQuerySchema, tabOf, toFilter } from '../list/schema.ts'
import { selectMatching } from '../list/store.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { zoneOf } from '../time/time.tsx'

export type Neighbors = { previous: string | undefined; next: string | undefined }

/**
 * The ids of the enquiries before and after this one in a list, where they exist; the enquiry itself need
 * not be in it. `list` is the query of the list. Throws a 422 for a wrong query.
 */
export async function findNeighbors(
  c: Context<InboxEnv>,
  id: string,
  list: string,
): Promise<Neighbors> {
  const query = validate(listQuerySchema, [...new URLSearchParams(list)])
  const filter = toFilter({ ...query, status: tabOf(query) }, zoneOf(c), c.var.operator.name)
  const { select, values } = selectMatching('seq, id', filter)
  const db = c.env.DB
  const beside = (comparison: string, order: string) => {
    const rows = select(`seq ${comparison} (SELECT seq FROM contact WHERE id = ?1)`)
    return db.prepare(`${rows} ORDER BY seq ${order} LIMIT ?2`).bind(id, 1, ...values)
  }
  const [previous, next] = await db.batch<{ id: string }>([beside('>', 'ASC'), beside('<', 'DESC')])
  return { previous: previous?.results[0]?.id, next: next?.results[0]?.id }
}
