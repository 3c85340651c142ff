import {
  CONTACT_COLUMNS,
  type ContactRecord,
  type ContactRow,
  type Receipt,
  toContactRecord,
} from '#worker/contact/record.ts'
import { searchTerms } from '#worker/contact/search-text.ts'
import { type ContactStatus, contactStatuses } from '#worker/contact/status.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import type { Channel } from '#worker/outbox/store.ts'

/** How the telling of an enquiry through one channel went. */
export type Delivery = {
  channel: Channel
  state: 'waiting' | 'delivered' | 'dead'
  tries: number
  error: string | null
  nextAt: string | null
  deliveredAt: string | null
}

export type OperatorContact = ContactRecord & { deliveries: Delivery[] }

/** What names an enquiry and holds no word of it. */
export type ReceiptWithStatus = Receipt & { status: ContactStatus }

/** Which enquiries: of one status, from one address, with some words, where these are given. */
export type ContactFilter = {
  status?: ContactStatus | undefined
  email?: string | undefined
  query?: string | undefined
}

type ListOptions = ContactFilter & { limit: number; before?: number | undefined }

type Row = ContactRow & { deliveries: string }

/** The notifications of one enquiry or subscription, as JSON text of `Delivery[]`. */
export const deliveriesWhere = (condition: string) => `(
  SELECT json_group_array(json_object(
    'channel', channel, 'state', state, 'tries', tries, 'error', error,
    'nextAt', iif(state = 'waiting', strftime('%FT%TZ', next_at / 1000, 'unixepoch'), NULL),
    'deliveredAt', delivered_at))
  FROM outbox WHERE ${condition}
) AS deliveries`

const COLUMNS = `${CONTACT_COLUMNS}, ${deliveriesWhere('contact_id = contact.id')}`

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
        `SELECT ${COLUMNS} FROM contact
         WHERE ${where} AND seq < ?
         ORDER BY seq DESC
         LIMIT ?`,
      )
      .bind(...values, before, limit + 1)
      .all<Row>()
    const page = results.slice(0, limit)
    return {
      contacts: page.map(toOperatorContact),
      next: results.length > limit ? (page.at(-1)?.seq ?? null) : null,
    }
  })
}

/** The enquiry with this id; undefined when there is none. Throws a 503 when storage fails. */
export function findContact(db: D1Database, id: string): Promise<OperatorContact | undefined> {
  return orUnavailable(async () => {
    const row = await db
      .prepare(`SELECT ${COLUMNS} FROM contact WHERE id = ?1`)
      .bind(id)
      .first<Row>()
    return row ? toOperatorContact(row) : undefined
  })
}

/** What names the enquiry with this id. Throws a 503 when storage fails. */
export async function findReceipt(
  db: D1Database,
  id: string,
): Promise<ReceiptWithStatus | undefined> {
  const receipt = await orUnavailable(() =>
    db
      .prepare('SELECT id, reference, status FROM contact WHERE id = ?1')
      .bind(id)
      .first<ReceiptWithStatus>(),
  )
  return receipt ?? undefined
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

function toOperatorContact({ deliveries, ...row }: Row): OperatorContact {
  return { ...toContactRecord(row), deliveries: JSON.parse(deliveries) }
}
