import { Hono } from 'hono'
import * as z from 'zod/mini'
import { auditInsert } from '#worker/db/audit.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { respondCsv, streamCsv } from '#worker/http/csv.ts'
import { ApiError, allowOnly } from '#worker/http/errors.ts'
import { readFields } from '#worker/http/request-body.ts'
import { validate } from '#worker/http/validate.ts'
import { countConfirmed, iterateConfirmed, unsubscribe } from '#worker/subscribers/store.ts'
import { PersonPage } from './data-requests/page.tsx'
import { personSchema } from './data-requests/route.tsx'
import { summarizePersonData } from './data-requests/store.ts'
import { renderPage } from './layout/document.tsx'
import type { InboxEnv } from './layout/error-page.tsx'

const subscribersQuerySchema = z.strictObject(
  {},
  'Remove this parameter: the file has every subscriber.',
)

/**
 * /api/contacts/subscribers: the addresses that confirmed, the latest first, as a CSV file. POST
 * /api/contacts/subscribers/unsubscribe unsubscribes an address, confirmed or not, and leaves its enquiries; the
 * address is in the body, because URLs are recorded in many places.
 */
export const subscriberRoutes = new Hono<InboxEnv>()
  .get('/subscribers', async (c) => {
    validate(subscribersQuerySchema, [...new URL(c.req.url).searchParams])
    const count = await countConfirmed(c.env.DB)
    const entry = { actor: c.var.operator, action: 'export-subscribers', count } as const
    return respondCsv(c, {
      name: 'subscribers',
      csv: streamCsv(['email', 'since', 'language'], rows(c.env.DB)),
      // Before the first byte is sent.
      record: () => auditInsert(c.env.DB, entry).run(),
    })
  })
  .post('/subscribers/unsubscribe', async (c) => {
    const { email } = validate(personSchema, await readFields(c.req))
    const isKnown = await unsubscribe(c.env.DB, email, c.var.operator)
    if (prefersPage(c)) {
      const person = await summarizePersonData(c.env.DB, email)
      return renderPage(c, <PersonPage person={person} />, { status: isKnown ? 200 : 404 })
    }
    if (!isKnown) throw new ApiError(404, 'unknown_subscriber', 'This address has no subscription.')
    return c.json({ unsubscribed: true }, 200)
  })
  .all('/subscribers/unsubscribe', allowOnly('POST'))

async function* rows(db: D1Database): AsyncGenerator<string[][]> {
  for await (const page of iterateConfirmed(db)) {
    yield page.map(({ email, since, language }) => [email, since, language])
  }
}
