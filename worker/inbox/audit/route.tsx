import { Hono } from 'hono'
import * as z from 'zod/mini'
import { prefersPage } from '#worker/forms/form-page.ts'
import { validate } from '#worker/http/validate.ts'
import { cursorParameter, encodeCursor } from '../page/cursor.ts'
import { answerPage } from '../page/document.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { AuditPage } from './page.tsx'
import { listAudit } from './store.ts'

const PAGE_ENTRIES = 50

const querySchema = z.strictObject(
  { cursor: cursorParameter },
  'Remove this parameter: only cursor is known here.',
)

/** /api/contacts/audit: who changed, exported or erased what, as JSON or as a page. */
export const audit = new Hono<InboxEnv>().get('/audit', async (c) => {
  const { cursor } = validate(querySchema, [...new URL(c.req.url).searchParams])
  const page = await listAudit(c.env.DB, { before: cursor, limit: PAGE_ENTRIES })
  const list = { entries: page.entries, next: page.next === null ? null : encodeCursor(page.next) }
  if (!prefersPage(c)) return c.json(list, 200)
  return answerPage(c, <AuditPage {...list} isNewest={cursor === undefined} />)
})
