import type { Context } from 'hono'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { validate } from '#worker/http/validate.ts'
import { listQuerySchema, tabOf, toFilter } from '../list/schema.ts'
import { selectMatching } from '../list/store.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { zoneOf } from '../page/time.tsx'

export type Neighbours = { previous: string | undefined; next: string | undefined }

/**
 * The ids of the enquiries before and after this one in a list, newest first, where there are any; the
 * enquiry itself need not be in it. `list` is the query of the list. Throws a 422 for a wrong one, a 503
 * when storage fails.
 */
export function findNeighbours(
  c: Context<InboxEnv>,
  id: string,
  list: string,
): Promise<Neighbours> {
  const query = validate(listQuerySchema, [...new URLSearchParams(list)])
  const filter = toFilter({ ...query, status: tabOf(query) }, zoneOf(c), c.var.operator.name)
  const { select, values } = selectMatching('seq, id', filter)
  const beside = (comparison: string, order: string) => {
    const rows = select(`seq ${comparison} (SELECT seq FROM contact WHERE id = ?1)`)
    return c.env.DB.prepare(`${rows} ORDER BY seq ${order} LIMIT ?2`).bind(id, 1, ...values)
  }
  return orUnavailable(async () => {
    const [previous, next] = await c.env.DB.batch<{ id: string }>([
      beside('>', 'ASC'),
      beside('<', 'DESC'),
    ])
    return { previous: previous?.results[0]?.id, next: next?.results[0]?.id }
  })
}
