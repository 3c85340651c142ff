import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { auditInsert } from '#worker/db/audit.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { answerCsv, streamCsv } from '#worker/http/csv.ts'
import { validate } from '#worker/http/validate.ts'
import { cursorParameter, encodeCursor } from '../page/cursor.ts'
import { answerPage } from '../page/document.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { SubscribersPage } from './page.tsx'
import { countConfirmed, listConfirmed } from './store.ts'

const PAGE_ROWS = 100
const FILE_ROWS = 1000

const querySchema = z.strictObject(
  { cursor: cursorParameter, format: z.optional(z.enum(['csv'], 'Send csv.')) },
  'Remove this parameter: cursor and format are known here.',
)

/** /api/contacts/subscribers: the addresses that confirmed, as JSON or a page; `?format=csv` as a file. */
export const subscribers = new Hono<InboxEnv>().get('/subscribers', async (c) => {
  const { cursor, format } = validate(querySchema, [...new URL(c.req.url).searchParams])
  const count = await countConfirmed(c.env.DB)
  if (format === 'csv') return asCsv(c, count)

  const page = await listConfirmed(c.env.DB, { before: cursor, limit: PAGE_ROWS })
  const list = { ...page, count, next: page.next === null ? null : encodeCursor(page.next) }
  if (!prefersPage(c)) return c.json(list, 200)
  return answerPage(c, <SubscribersPage {...list} isNewest={cursor === undefined} />)
})

/** All of them as a file; the audit names how many before the first byte leaves. */
async function asCsv(c: Context<InboxEnv>, count: number): Promise<Response> {
  const entry = { actor: c.var.operator, action: 'export-subscribers', count } as const
  await orUnavailable(() => auditInsert(c.env.DB, entry).run())
  return answerCsv(c, 'subscribers', streamCsv(['email', 'since'], rows(c.env.DB)))
}

async function* rows(db: D1Database): AsyncGenerator<string[][]> {
  let before: number | undefined
  do {
    const { subscribers, next } = await listConfirmed(db, { before, limit: FILE_ROWS })
    yield subscribers.map(({ email, since }) => [email, since])
    before = next ?? undefined
  } while (before !== undefined)
}
