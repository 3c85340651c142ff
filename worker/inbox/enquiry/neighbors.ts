import type { Context } from 'hono'
import { validate } from '#worker/http/validate.ts'
import { listQuerySchema, toPageFilter } from '../list/schema.ts'
import { selectMatching, waitsBeside } from '../list/store.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { zoneOf } from '../page/time.tsx'
import { SINCE } from './enquiry.ts'

/**
 * The ids of the enquiries before and after this one in a list, where they exist; the enquiry itself need
 * not be in it: after the one that has just left a list by waiting time comes the first. `list` is the query of
 * the list. Throws a 422 for a wrong query.
 */
export async function findNeighbors(c: Context<InboxEnv>, id: string, list: string) {
  const query = validate(listQuerySchema, [...new URLSearchParams(list)])
  const filter = toPageFilter(query, zoneOf(c), c.var.operator.name)
  const { waiting } = filter
  const { select, values } = selectMatching(`seq, id, ${SINCE} AS since`, filter)
  const own = (column: string) => `(SELECT ${column} FROM contact WHERE id = ?1)`
  const time = own(`iif(waits_for = '${waiting}', ${SINCE}, '')`)
  const beside = (side: '<' | '>', order: 'ASC' | 'DESC') => {
    const rows = waiting ? waitsBeside(side, time, own('seq')) : `seq ${side} ${own('seq')}`
    return c.env.DB.prepare(
      `${select(rows)} ORDER BY ${waiting ? `since ${order}, ` : ''}seq ${order} LIMIT ?2`,
    ).bind(id, 1, ...values)
  }
  const [older, newer] = await c.env.DB.batch<{ id: string }>([
    beside('<', 'DESC'),
    beside('>', 'ASC'),
  ])
  const [previous, next] = waiting ? [older, newer] : [newer, older]
  return { previous: previous?.results[0]?.id, next: next?.results[0]?.id }
}
