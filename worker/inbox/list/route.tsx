import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { toApiEnquiry } from '#worker/enquiry/enquiry-record.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { ApiError } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import { handleError, type InboxEnv } from '../layout/error-page.tsx'
import { timeZoneOf } from '../layout/time.tsx'
import { respondListCsv } from './list-as-csv.ts'
import { respondListPage } from './list-as-page.tsx'
import { arrivalsQuerySchema, filterFields, readQuery, toFilter } from './schema.ts'
import { countArrivals, countByStatus, listEnquiries } from './store.ts'

/** The formats of the list, by media type; a link to CSV needs `?format=csv`. */
const FORMATS = {
  'application/json': listAsJson,
  'text/html': respondListPage,
  'text/csv': respondListCsv,
}

/** GET /api/contacts, the list, and GET /api/contacts/arrivals: the number that came after an earlier `newest`. */
export const listRoutes = new Hono<InboxEnv>()
  .get('/', (c) => {
    const supports = Object.keys(FORMATS)
    const accepted = accepts(c, { header: 'Accept', supports, default: 'application/json' })
    const type = c.req.query('format') === 'csv' ? 'text/csv' : accepted
    return FORMATS[type as keyof typeof FORMATS](c)
  })
  .get('/arrivals', async (c) => {
    const { after } = validate(arrivalsQuerySchema, [...new URL(c.req.url).searchParams])
    const newest = String(Date.now())
    return c.json({ count: await countArrivals(c.env.DB, after), newest }, 200)
  })
  .onError((error, c) => {
    const fields = error instanceof ApiError ? Object.keys(error.fields ?? {}) : []
    const isOfForm =
      fields.length > 0 && fields.every((name) => filterFields.some((each) => each === name))
    return isOfForm && prefersPage(c)
      ? respondListPage(c, error as ApiError)
      : handleError(error, c)
  })

/** The list for programs: a page, and the number of all enquiries by status. Throws a 422 for a wrong parameter. */
async function listAsJson(c: Context<InboxEnv>) {
  const { query } = readQuery(c)
  const filter = toFilter(query, timeZoneOf(c), c.var.operator.name)
  const [counts, { enquiries, next }] = await Promise.all([
    countByStatus(c.env.DB),
    listEnquiries(c.env.DB, { ...filter, limit: query.limit, before: query.cursor }),
  ])
  return c.json({ contacts: enquiries.map(toApiEnquiry), next, counts }, 200)
}
