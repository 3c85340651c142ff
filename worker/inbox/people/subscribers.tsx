import { Hono } from 'hono'
import { type Actor, auditInsert } from '#worker/db/audit.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { readFields } from '#worker/http/body.ts'
import { answerCsv, streamCsv } from '#worker/http/csv.ts'
import { ApiError, allowOnly } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import { renderPage } from '../page/document.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { PersonPage } from './page.tsx'
import { personSchema } from './route.tsx'
import { findPerson } from './store.ts'

const PAGE_ROWS = 1000

/**
 * GET /api/contacts/subscribers: the addresses that confirmed as CSV, the latest first; the audit records their number
 * before the first byte is sent. POST /api/contacts/subscribers/unsubscribe unsubscribes an address, confirmed or not,
 * and leaves its enquiries; the address is in the body, because URLs are recorded in many places.
 */
export const subscribers = new Hono<InboxEnv>()
  .get('/subscribers', async (c) => {
    const confirmed = "SELECT total FROM subscription_count WHERE state = 'confirmed'"
    const count = (await c.env.DB.prepare(confirmed).first<number>('total')) ?? 0
    const entry = { actor: c.var.operator, action: 'export-subscribers', count } as const
    return answerCsv(c, {
      name: 'subscribers',
      csv: streamCsv(['email', 'since', 'language'], confirmedRows(c.env.DB)),
      record: () => auditInsert(c.env.DB, entry).run(),
    })
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

/** Address, time (ISO 8601, UTC) and language of each, page by page; the secret of their links stays here. */
async function* confirmedRows(db: D1Database): AsyncGenerator<string[][]> {
  let last = { seq: 0, since: '9999' }
  for (let isFull = true; isFull; ) {
    const { results } = await db
      .prepare(
        `SELECT seq, email, state_at AS since, language FROM subscription
         WHERE state = 'confirmed' AND state_at <= ?2 AND (state_at, seq) < (?2, ?1)
         ORDER BY state_at DESC, seq DESC
         LIMIT ?3`,
      )
      .bind(last.seq, last.since, PAGE_ROWS)
      .all<{ seq: number; email: string; since: string; language: string }>()
    yield results.map(({ email, since, language }) => [email, since, language])
    last = results.at(-1) ?? last
    isFull = results.length === PAGE_ROWS
  }
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
