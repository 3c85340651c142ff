import type { Context } from 'hono'
import { validate } from '#worker/http/validate.ts'
import { listQuerySchema, toPageFilter } from '../list/schema.ts'
import { findBeside } from '../list/store.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { zoneOf } from '../page/time.tsx'

/**
 * The ids of the enquiries before and after this one in a list, where they exist. `list` is the query of the list.
 * Throws a 422 for a wrong query.
 */
export async function findNeighbors(c: Context<InboxEnv>, id: string, list: string) {
  const query = validate(listQuerySchema, [...new URLSearchParams(list)])
  return findBeside(c.env.DB, id, toPageFilter(query, zoneOf(c), c.var.operator.name))
}
