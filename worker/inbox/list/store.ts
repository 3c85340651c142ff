import type { ReceiptWithStatus } from '#worker/contact/record.ts'
import { searchTerms } from '#worker/contact/search-text.ts'
import { type ContactStatus, contactStatuses } from '#worker/contact/status.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import {
  OPERATOR_COLUMNS,
  type OperatorContact,
  type OperatorRow,
  toOperatorContact,
} from '../enquiry/store.ts'
import { cutPage } from '../page/cursor.ts'

/** Which enquiries: of one status, from one address, with some words, where these are given. */
export type ContactFilter = {
  status?: ContactStatus | undefined
  email?: string | undefined
  query?: string | undefined
}

type ListOptions = ContactFilter & { limit: number; before?: number | undefined }

/**
 * A page of at most `limit` enquiries of the filter, newest first. `next` is the `before` of the
 * following page, null on the last. A page without words reads one row of `contact` for each
 * enquiry, and one more; a search reads back as far as it has to. Throws a 503 when storage fails.
 */
export function listContacts(
  db: D1Database,
  { limit, before = Number.MAX_SAFE_INTEGER, ...filter }: ListOptions,
): Promise<{ contacts: OperatorContact[]; next: number | null }> {
  return orUnavailable(async () => {
    const { where, values } = toSql(filter)
    // One row more than asked tells whether another page follows.
    const { results } = await db
      .prepare(
        `SELECT ${OPERATOR_COLUMNS} FROM contact
         WHERE ${where} AND seq < ?
         ORDER BY seq DESC
         LIMIT ?`,
      )
      .bind(...values, before, limit + 1)
      .all<OperatorRow>()
    const { page, next } = cutPage(results, limit)
    return { contacts: page.map(toOperatorContact), next }
  })
}

/** What names the enquiry with this id; null when there is none. Throws a 503 when storage fails. */
export function findReceipt(db: D1Database, id: string): Promise<ReceiptWithStatus | null> {
  return orUnavailable(() =>
    db.prepare('SELECT id, reference, status FROM contact WHERE id = ?1').bind(id).first(),
  )
}

/** How many enquiries there are of each status. Throws a 503 when storage fails. */
export function countContacts(db: D1Database): Promise<Record<ContactStatus, number>> {
  return orUnavailable(async () => {
    const { results } = await db
      .prepare('SELECT status, total FROM contact_count')
      .all<{ status: ContactStatus; total: number }>()
    const totals = new Map(results.map(({ status, total }) => [status, total]))
    const pairs = contactStatuses.map((status) => [status, totals.get(status) ?? 0])
    return Object.fromEntries(pairs) as Record<ContactStatus, number>
  })
}

/**
 * How many enquiries a filter finds. Of a status alone, or of all, it reads what is counted as rows
 * change. Throws a 503 when storage fails.
 */
export async function countMatching(db: D1Database, filter: ContactFilter): Promise<number> {
  const { status, email, query } = filter
  if (email === undefined && query === undefined) {
    const totals = await countContacts(db)
    return status ? totals[status] : Object.values(totals).reduce((sum, total) => sum + total, 0)
  }
  return orUnavailable(async () => {
    const { where, values } = toSql(filter)
    const count = await db
      .prepare(`SELECT count(*) AS count FROM contact WHERE ${where}`)
      .bind(...values)
      .first<number>('count')
    return count ?? 0
  })
}

// All words in one value: D1 takes at most 100 values a statement.
const HAS_ALL = 'NOT EXISTS (SELECT 1 FROM json_each(?) WHERE instr(search, value) = 0)'

function toSql({ status, email, query }: ContactFilter): { where: string; values: string[] } {
  const terms = searchTerms(query ?? '')
  const conditions = [
    ['status = ?', status],
    ['email = ?', email],
    [HAS_ALL, terms.length > 0 ? JSON.stringify(terms) : undefined],
  ].filter((condition): condition is [string, string] => condition[1] !== undefined)
  return {
    where: ['TRUE', ...conditions.map(([sql]) => sql)].join(' AND '),
    values: conditions.map(([, value]) => value),
  }
}
