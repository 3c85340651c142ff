import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { auditInsert } from '#worker/db/audit.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { answerCsv, streamCsv } from '#worker/http/csv.ts'
import { validate } from '#worker/http/validate.ts'
import { ASKED_AN_HOUR } from '#worker/subscribe/ask-unasked.ts'
import { everyPage } from '../page/cursor.ts'
import { Document, renderPage } from '../page/document.tsx'
import { Paging } from '../page/paging.tsx'
import { cursorParameter } from '../page/parameters.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { Time } from '../page/time.tsx'
import { SUBSCRIBERS_URL } from '../page/urls.ts'
import { countSubscribers, listConfirmed } from './store.ts'

const PAGE_ROWS = 100
const FILE_ROWS = 1000

export const subscribersQuerySchema = z.strictObject(
  { cursor: cursorParameter, format: z.optional(z.enum(['csv'], 'Send csv.')) },
  'Remove this parameter: only cursor and format are accepted.',
)

/**
 * /api/contacts/subscribers: the addresses that confirmed, newest first, as JSON or as a page, and
 * with `?format=csv` all of them as a file.
 */
export const subscribers = new Hono<InboxEnv>().get('/subscribers', async (c) => {
  const { cursor, format } = validate(subscribersQuerySchema, [...new URL(c.req.url).searchParams])
  const { confirmed: count, pending, unsubscribed } = await countSubscribers(c.env.DB)
  if (format === 'csv') return asCsv(c, count)

  const list = await listConfirmed(c.env.DB, { before: cursor, limit: PAGE_ROWS })
  if (!prefersPage(c)) return c.json({ count, pending, unsubscribed, ...list }, 200)
  return renderPage(
    c,
    <Document title="Subscribers · Inbox">
      {c.var.channels.subscription.length === 0 && <NoConfirmationNotice />}
      <div class="list-head">
        <div>
          <h1 class="text-title">Subscribers</h1>
          <p class="text-small text-muted">
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
      <ol class="rows">
        {list.subscribers.map(({ email, since }) => (
          <li class="row subscriber-row">
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
    </Document>,
  )
})

function NoConfirmationNotice() {
  return (
    <p class="inbox-notice inbox-problem">
      Confirmation emails are off. Set EMAIL, EMAIL_FROM and PUBLIC_ORIGIN. Until then, new
      addresses are kept unconfirmed and out of the file. After that, {ASKED_AN_HOUR} an hour are
      asked to confirm.
    </p>
  )
}

/** The audit records their number before the first byte is sent. */
async function asCsv(c: Context<InboxEnv>, count: number): Promise<Response> {
  const entry = { actor: c.var.operator, action: 'export-subscribers', count } as const
  return answerCsv(c, {
    name: 'subscribers',
    csv: streamCsv(['email', 'since', 'language'], rows(c.env.DB)),
    record: () => orUnavailable(() => auditInsert(c.env.DB, entry).run()),
  })
}

async function* rows(db: D1Database): AsyncGenerator<string[][]> {
  const read = (before?: number) => listConfirmed(db, { before, limit: FILE_ROWS })
  for await (const { subscribers } of everyPage(read)) {
    yield subscribers.map(({ email, since, language }) => [email, since, language ?? ''])
  }
}
