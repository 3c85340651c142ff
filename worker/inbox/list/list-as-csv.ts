import type { Context } from 'hono'
import type { OperatorEnv } from '#worker/auth/authorization.ts'
import { auditInsert } from '#worker/db/audit.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { answerCsv, streamCsv } from '#worker/http/csv.ts'
import { validate } from '#worker/http/validate.ts'
import { notesOf } from '../enquiry/events.ts'
import type { OperatorContact } from '../enquiry/store.ts'
import { zoneOf } from '../page/time.tsx'
import { exportQuerySchema, toFilter } from './schema.ts'
import { type ContactFilter, countMatching, listContacts } from './store.ts'

const COLUMNS = [
  'id',
  'reference',
  'status',
  'createdAt',
  'statusAt',
  'name',
  'email',
  'serviceInterest',
  'message',
  'notes',
  'reasons',
] as const

/** A page of the longest messages takes 12 MB; a Worker has 128 MB. */
const PAGE_ROWS = 200

/**
 * Hands out every enquiry of the query as a file. The audit names how many before the first byte
 * leaves. Throws a 422 for a query it does not know, a 503 when storage fails before that.
 */
export async function listAsCsv(c: Context<OperatorEnv>): Promise<Response> {
  const query = [...new URL(c.req.url).searchParams]
  const filter = toFilter(validate(exportQuerySchema, query), zoneOf(c))
  const count = await countMatching(c.env.DB, filter)
  const entry = { actor: c.var.operator, action: 'export', count } as const
  return answerCsv(c, {
    name: 'enquiries',
    csv: enquiriesAsCsv(c.env.DB, filter),
    record: () => orUnavailable(() => auditInsert(c.env.DB, entry).run()),
  })
}

/** Every enquiry of the filter as CSV, newest first, read by key and page by page. */
export function enquiriesAsCsv(db: D1Database, filter: ContactFilter): ReadableStream<Uint8Array> {
  return streamCsv(COLUMNS, pages(db, filter))
}

async function* pages(db: D1Database, filter: ContactFilter): AsyncGenerator<string[][]> {
  let before: number | undefined
  do {
    const page = await listContacts(db, { ...filter, before, limit: PAGE_ROWS })
    yield page.contacts.map(toCells)
    before = page.next ?? undefined
  } while (before !== undefined)
}

function toCells(contact: OperatorContact): string[] {
  const cells = { ...contact, notes: notesOf(contact.events).join('\n\n') }
  return COLUMNS.map((column) => {
    const value = cells[column]
    return typeof value === 'string' ? value : value.join(' ')
  })
}
