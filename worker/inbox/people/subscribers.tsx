import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { auditInsert } from '#worker/db/audit.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { readFields } from '#worker/http/body.ts'
import { answerCsv, streamCsv } from '#worker/http/csv.ts'
import { ApiError, allowOnly } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import { ASKED_AN_HOUR } from '#worker/subscribe/ask-unasked.ts'
import { everyPage, NO_CURSOR, Paging } from '../list/paging.tsx'
import { Document, renderPage } from '../page/document.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { Time } from '../page/time.tsx'
import { SUBSCRIBERS_URL } from '../page/urls.ts'
import { PersonPage } from './page.tsx'
import { personSchema } from './route.tsx'
import { findPerson } from './store.ts'
import { countSubscribers, listConfirmed, unsubscribe } from './subscribers-store.ts'

const PAGE_ROWS = 100
const FILE_ROWS = 1000

export const subscribersQuerySchema = z.strictObject(
  {
    cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}\.\d{1,13}$/, NO_CURSOR))),
    format: z.optional(z.enum(['csv'], 'Send csv.')),
  },
  'Remove this parameter: only cursor and format are accepted.',
)

/**
 * /api/contacts/subscribers: the addresses that confirmed, the latest first, as JSON or as a page, and
 * with `?format=csv` all of them as a file. POST /api/contacts/subscribers/unsubscribe unsubscribes an
 * address, confirmed or not, and leaves its enquiries; the address is in the body, because URLs are recorded
 * in many places.
 */
export const subscribers = new Hono<InboxEnv>()
  .get('/subscribers', async (c) => {
    const sent = validate(subscribersQuerySchema, [...new URL(c.req.url).searchParams])
    if (sent.format === 'csv') return asCsv(c)
    return prefersPage(c)
      ? renderPage(c, await subscribersPage(c, sent))
      : c.json(await readSubscribers(c, sent), 200)
  })
  .post('/subscribers/unsubscribe', async (c) => {
    const { email } = validate(personSchema, await readFields(c.req))
    const isKnown = await unsubscribe(c.env.DB, email, c.var.operator)
    if (prefersPage(c)) {
      const person = await findPerson(c.env.DB, email)
      return renderPage(c, <PersonPage person={person} />, { status: isKnown ? 200 : 404 })
    }
    if (!isKnown) throw new ApiError(404, 'unknown_subscriber', 'This address has no subscription.')
    return c.json({ unsubscribed: true }, 200)
  })
  .all('/subscribers/unsubscribe', allowOnly('POST'))

async function readSubscribers(c: Context<InboxEnv>, { cursor }: { cursor?: string | undefined }) {
  const { confirmed: count, pending, unsubscribed } = await countSubscribers(c.env.DB)
  const list = await listConfirmed(c.env.DB, { before: cursor, limit: PAGE_ROWS })
  return { count, pending, unsubscribed, ...list }
}

async function subscribersPage(c: Context<InboxEnv>, { cursor }: { cursor?: string | undefined }) {
  const { count, pending, unsubscribed, ...list } = await readSubscribers(c, { cursor })
  return (
    <Document title="Subscribers · Inbox">
      {c.var.channels.subscription.length === 0 && <NoConfirmationNotice />}
      <div class="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 py-4">
        <div>
          <h1 class="text-title">Subscribers</h1>
          <p class="mt-1 text-small text-muted">
            {count.toLocaleString('en')} confirmed {count === 1 ? 'address' : 'addresses'}. Email
            only these: {pending.toLocaleString('en')} {pending === 1 ? 'has' : 'have'} not
            confirmed, {unsubscribed.toLocaleString('en')} unsubscribed.
          </p>
        </div>
        {count > 0 && (
          <a class="action action-quiet" href={`${SUBSCRIBERS_URL}?format=csv`} download>
            All as CSV
          </a>
        )}
      </div>
      <ol class="mt-8">
        {list.subscribers.map(({ email, since }) => (
          <li class="row flex flex-wrap items-baseline justify-between gap-x-8">
            <p>{email}</p>
            <p class="text-small text-muted">
              since <Time at={since} />
            </p>
          </li>
        ))}
      </ol>
      <Paging
        newest={cursor !== undefined && SUBSCRIBERS_URL}
        older={list.next !== null && `${SUBSCRIBERS_URL}?cursor=${list.next}`}
      />
    </Document>
  )
}

function NoConfirmationNotice() {
  return (
    <p class="notice notice-problem">
      Confirmation emails are off. Set EMAIL, EMAIL_FROM and PUBLIC_ORIGIN. Until then, new
      addresses are kept unconfirmed and out of the file. After that, {ASKED_AN_HOUR} an hour are
      asked to confirm.
    </p>
  )
}

/** The audit records their number before the first byte is sent. */
async function asCsv(c: Context<InboxEnv>): Promise<Response> {
  const { confirmed: count } = await countSubscribers(c.env.DB)
  const entry = { actor: c.var.operator, action: 'export-subscribers', count } as const
  return answerCsv(c, {
    name: 'subscribers',
    csv: streamCsv(['email', 'since', 'language'], rows(c.env.DB)),
    record: () => auditInsert(c.env.DB, entry).run(),
  })
}

async function* rows(db: D1Database): AsyncGenerator<string[][]> {
  const read = (before?: string) => listConfirmed(db, { before, limit: FILE_ROWS })
  for await (const { subscribers } of everyPage(read)) {
    yield subscribers.map(({ email, since, language }) => [email, since, language ?? ''])
  }
}
