import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type Actor, auditInsert } from '#worker/db/audit.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { readFields } from '#worker/http/body.ts'
import { respondCsv, streamCsv } from '#worker/http/csv.ts'
import { ApiError, allowOnly } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import type { SubscriptionState } from '#worker/subscribers/store.ts'
import { PersonPage } from './data-requests/page.tsx'
import { personSchema } from './data-requests/route.tsx'
import { findPerson } from './data-requests/store.ts'
import { renderPage } from './layout/document.tsx'
import type { InboxEnv } from './layout/error-page.tsx'
import { everyPage, NO_CURSOR } from './list/paging.tsx'

const PAGE_ROWS = 100
const FILE_ROWS = 1000

const subscribersQuerySchema = z.strictObject(
  {
    cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}\.\d{1,13}$/, NO_CURSOR))),
    format: z.optional(z.enum(['csv'], 'Send csv.')),
  },
  'Remove this parameter: only cursor and format are accepted.',
)

/**
 * /api/contacts/subscribers: the addresses that confirmed, the latest first, as JSON, and with `?format=csv` all of them
 * as a file. POST /api/contacts/subscribers/unsubscribe unsubscribes an
 * address, confirmed or not, and leaves its enquiries; the address is in the body, because URLs are recorded
 * in many places.
 */
export const subscribers = new Hono<InboxEnv>()
  .get('/subscribers', async (c) => {
    const sent = validate(subscribersQuerySchema, [...new URL(c.req.url).searchParams])
    const { confirmed: count, pending, unsubscribed } = await countSubscribers(c.env.DB)
    if (sent.format === 'csv') {
      const entry = { actor: c.var.operator, action: 'export-subscribers', count } as const
      return respondCsv(c, {
        name: 'subscribers',
        csv: streamCsv(['email', 'since', 'language'], rows(c.env.DB)),
        // Before the first byte is sent.
        record: () => auditInsert(c.env.DB, entry).run(),
      })
    }
    const list = await listConfirmed(c.env.DB, { before: sent.cursor, limit: PAGE_ROWS })
    return c.json({ count, pending, unsubscribed, ...list }, 200)
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

async function* rows(db: D1Database): AsyncGenerator<string[][]> {
  const read = (before?: string) => listConfirmed(db, { before, limit: FILE_ROWS })
  for await (const { subscribers } of everyPage(read)) {
    yield subscribers.map(({ email, since, language }) => [email, since, language])
  }
}

/** An address that confirmed, since when (ISO 8601, UTC), and the BCP 47 tag of its language. */
type ConfirmedSubscriber = { email: string; since: string; language: string }

/** The cursor of the first page. */
const AFTER_ALL = `0.${Date.UTC(9999, 0)}`

/**
 * A page of the addresses that are confirmed, the latest confirmation first; `next` is the `before` of the
 * following one: the number of a row and its time. The secret of their links stays here.
 */
async function listConfirmed(
  db: D1Database,
  { before = AFTER_ALL, limit }: { before?: string | undefined; limit: number },
): Promise<{ subscribers: ConfirmedSubscriber[]; next: string | null }> {
  const [seq = 0, time = 0] = before.split('.').map(Number)
  const { results } = await db
    .prepare(
      `SELECT seq, email, state_at AS since, language FROM subscription
       WHERE state = 'confirmed' AND state_at <= ?2 AND (state_at, seq) < (?2, ?1)
       ORDER BY state_at DESC, seq DESC
       LIMIT ?3`,
    )
    .bind(seq, new Date(time).toISOString(), limit + 1)
    .all<ConfirmedSubscriber & { seq: number }>()
  const page = results.slice(0, limit)
  const last = results.length > limit ? page.at(-1) : undefined
  return {
    subscribers: page.map(({ seq, ...subscriber }) => subscriber),
    next: last ? `${last.seq}.${Date.parse(last.since)}` : null,
  }
}

/** How many addresses there are of each state, from stored counts. */
async function countSubscribers(db: D1Database): Promise<Record<SubscriptionState, number>> {
  const { results } = await db
    .prepare('SELECT state, total FROM subscription_count')
    .all<{ state: SubscriptionState; total: number }>()
  const totals = Object.fromEntries(results.map(({ state, total }) => [state, total]))
  return { confirmed: 0, pending: 0, unsubscribed: 0, ...totals }
}

/**
 * Unsubscribes an address, ignoring its case, whether it has confirmed or not, with an audit entry. Resolves
 * to false when it has no subscription; an unsubscribed one stays as it is. When storage fails,
 * nothing is changed.
 */
async function unsubscribe(db: D1Database, email: string, actor: Actor): Promise<boolean> {
  const subscribed = "FROM subscription WHERE email = ?1 AND state <> 'unsubscribed'"
  const now = new Date().toISOString()
  const [, , known] = await db.batch([
    db
      .prepare(
        `INSERT INTO audit (at, actor, verified, action, count)
         SELECT ?2, ?3, ?4, 'unsubscribe', 1 ${subscribed}`,
      )
      .bind(email, now, actor.name, Number(actor.verified)),
    db
      .prepare(
        `UPDATE subscription
         SET state = 'unsubscribed', state_at = ?2, left_at = ifnull(left_at, ?2), unasked = 0
         WHERE email = ?1 AND state <> 'unsubscribed'`,
      )
      .bind(email, now),
    db.prepare('SELECT 1 FROM subscription WHERE email = ?1').bind(email),
  ])
  return known?.results.length === 1
}
