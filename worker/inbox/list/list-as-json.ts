import type { Context } from 'hono'
import { toJson } from '#worker/contact/record.ts'
import { validate } from '#worker/http/validate.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { zoneOf } from '../page/time.tsx'
import { arrivalsQuerySchema, type ListQuery, listQuerySchema, toFilter } from './schema.ts'
import { countArrivals, countByStatus, listContacts } from './store.ts'

/**
 * The parsed query; `sent` holds the original parameters. Throws a 422 for a wrong parameter.
 */
export function readQuery(c: Context<InboxEnv>): { query: ListQuery; sent: URLSearchParams } {
  const sent = new URL(c.req.url).searchParams
  return { query: validate(listQuerySchema, [...sent]), sent }
}

/**
 * The list for programs: a page of the matches, and the number of all enquiries by status, whatever the
 * query. Throws a 422 for a wrong parameter.
 */
export async function listAsJson(c: Context<InboxEnv>) {
  const { query } = readQuery(c)
  const filter = toFilter(query, zoneOf(c), c.var.operator.name)
  const [counts, page] = await Promise.all([
    countByStatus(c.env.DB),
    listContacts(c.env.DB, { ...filter, limit: query.limit, before: query.cursor }),
  ])
  return c.json({ ...page, contacts: page.contacts.map(toJson), counts }, 200)
}

/**
 * The number of enquiries that came, or whose sender wrote back, after the `newest` of an earlier answer or of the
 * page of the list: `{ count, newest }`. Throws a 422 for a wrong parameter.
 */
export async function arrivalsAsJson(c: Context<InboxEnv>) {
  const { after } = validate(arrivalsQuerySchema, [...new URL(c.req.url).searchParams])
  const newest = String(Date.now())
  return c.json({ count: await countArrivals(c.env.DB, after), newest }, 200)
}
