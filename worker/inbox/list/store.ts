import { searchTerms, umlautTerms } from '#worker/contact/search-text.ts'
import { type ContactStatus, contactStatuses } from '#worker/contact/status.ts'
import { spellingsOf } from '#worker/operators.ts'
import {
  type OperatorContact,
  type OperatorRow,
  operatorColumns,
  SINCE,
  toOperatorContact,
  type WaitsFor,
} from '../enquiry/enquiry.ts'
import { EVENTS, EVENTS_WITHOUT_MAILS } from '../enquiry/events.ts'
import { cutPage } from './cursor.ts'

/** Selects the enquiries that meet all given conditions. */
export type ContactFilter = {
  /** Any of these; without it, all statuses. */
  statuses?: readonly ContactStatus[] | undefined
  email?: string | undefined
  /** The id of an enquiry of the same sender: an address never stands in a URL. */
  sender?: string | undefined
  query?: string | undefined
  /** Those of a campaign, and those whose visit began on a page or whose form was opened from it. */
  campaign?: string | undefined
  page?: string | undefined
  /** The name of an operator; '' for enquiries without an owner. */
  owner?: string | undefined
  /** Those that wait for us or for their sender: the list then begins with the longest wait. */
  waiting?: WaitsFor | undefined
  /** Those that are due at this time, put off beyond it, or neither. Times are ISO 8601, UTC. */
  due?: string | undefined
  later?: string | undefined
  undated?: true | undefined
  /** From the first time on, before the last. */
  from?: string | undefined
  until?: string | undefined
}

export type Counts = Record<ContactStatus, number>

/** The `next` of a page: the place of its last enquiry, in a list by waiting time as `place.time`. */
type Next = number | string

type ListOptions = ContactFilter & {
  limit: number
  before?: Next | undefined
  /** Whether the events have the texts of replies and mails, too. */
  withMails?: boolean
}

/**
 * A page of at most `limit` enquiries of the filter, newest first, or those that wait longest. `next` is the
 * `before` of the following page, null on the last. A page of a status, or of all, or of those that wait, reads
 * one row of `contact` for each enquiry, and one more; with other conditions it reads on until the page is full.
 */
export async function listContacts(
  db: D1Database,
  { limit, before, withMails = false, ...filter }: ListOptions,
): Promise<{ contacts: OperatorContact[]; next: Next | null }> {
  const columns = operatorColumns(withMails ? EVENTS : EVENTS_WITHOUT_MAILS)
  const { select, values } = selectMatching(columns, filter)
  const { later, order } = orderOf(filter)
  const [place, time] = before === undefined ? [] : `${before}`.split('.').map(Number)
  const cursor = { place, time: time && new Date(time).toISOString() }
  // One additional row shows whether another page follows.
  const { results } = await db
    .prepare(`${select(later)} ORDER BY ${order} LIMIT ?2`)
    .bind(JSON.stringify(cursor), limit + 1, ...values)
    .all<OperatorRow>()
  const { page, next } = cutPage(results, limit)
  const last = page.at(-1)
  const isTimed = filter.waiting && next !== null && last
  return {
    contacts: page.map(toOperatorContact),
    next: isTimed ? `${next}.${Date.parse(last.waitsSince)}` : next,
  }
}

/**
 * The order of a list in SQL, newest or the longest wait first, and the condition of the rows after a place. ?1
 * is JSON of the `place` and the `time` of a row, or of neither.
 */
function orderOf({ waiting }: ContactFilter) {
  const last = Number.MAX_SAFE_INTEGER
  if (!waiting) return { later: `seq < ifnull(?1 ->> 'place', ${last})`, order: 'seq DESC' }
  const later = waitsBeside('>', "ifnull(?1 ->> 'time', '')", "ifnull(?1 ->> 'place', 0)")
  return { later, order: 'waitsSince, seq' }
}

/** The condition, in SQL, of the rows after or before a place in the order of their waiting time. */
export function waitsBeside(side: '<' | '>', time: string, place: string): string {
  // With the first comparison, the search in the index begins there.
  return `${SINCE} ${side}= ${time} AND (${SINCE}, seq) ${side} (${time}, ${place})`
}

/**
 * The number of enquiries of each status that match a filter, ignoring its own statuses. Without another
 * condition it reads stored counts, else every row.
 */
export async function countByStatus(db: D1Database, filter: ContactFilter): Promise<Counts> {
  const { where, values } = toSql(filter)
  const isWhole = values.length === 0 && !filter.undated
  const { results } = await db
    .prepare(
      isWhole
        ? 'SELECT status, total FROM contact_count'
        : `SELECT status, count(*) AS total FROM contact WHERE ${where} GROUP BY +status`,
    )
    .bind(...(isWhole ? [] : [null, null, ...values]))
    .all<{ status: ContactStatus; total: number }>()
  const totals = new Map(results.map(({ status, total }) => [status, total]))
  return Object.fromEntries(
    contactStatuses.map((status) => [status, totals.get(status) ?? 0]),
  ) as Counts
}

/**
 * A page, as from `listContacts`, and the number of enquiries of each status that match the search, whoever owns
 * them and whenever they are due. Without a match, it searches only once.
 */
export async function listAndCount(db: D1Database, options: ListOptions) {
  const { waiting, due, later, undated, owner, ...search } = options
  const counts = await countByStatus(db, search)
  const isFound = sumOf(counts, options.statuses) > 0
  const page = isFound ? await listContacts(db, options) : { contacts: [], next: null }
  return { counts, ...page }
}

/** The number of enquiries that match a filter. */
export async function countMatching(db: D1Database, filter: ContactFilter): Promise<number> {
  return sumOf(await countByStatus(db, filter), filter.statuses)
}

/** The sum of the counts of these statuses. */
export function sumOf(counts: Counts, statuses: readonly ContactStatus[] = contactStatuses) {
  return statuses.reduce((sum, status) => sum + counts[status], 0)
}

/**
 * Open enquiries by owner and by waiting, those that are due among them, and the time of the oldest (ISO 8601, UTC;
 * null without one); all without those that were put off, of which there are `later`.
 */
export type InProgress = Record<
  'total' | 'mine' | 'unassigned' | 'due' | 'later' | WaitsFor,
  number
> & { oldest: string | null }

const NONE = { total: 0, mine: 0, unassigned: 0, due: 0, later: 0, us: 0, them: 0, oldest: null }

/** Reads every open enquiry. */
export async function summarizeInProgress(
  db: D1Database,
  { operator, now }: { operator: string; now: string },
): Promise<InProgress> {
  const row = await db
    .prepare(
      `SELECT count(*) AS total, count(due_at) AS due,
         (SELECT count(*) FROM contact WHERE due_at > ?2) AS later,
         count(iif(owner COLLATE NOCASE IN (SELECT value FROM json_each(?1)), 1, NULL)) AS mine, count(iif(owner = '', 1, NULL)) AS unassigned,
         count(iif(waits_for = 'us', 1, NULL)) AS us, count(iif(waits_for = 'them', 1, NULL)) AS them,
         min(created_at) AS oldest
       FROM contact WHERE status = 'open' AND (due_at IS NULL OR due_at <= ?2)`,
    )
    .bind(spellingsOf(operator), now)
    .first<InProgress>()
  return row ?? NONE
}

/** The state of the list at a moment: its newest row, and the time in milliseconds since 1970. */
export type Mark = { seq: number; time: number }

/**
 * The number of enquiries of these statuses that arrived after a mark, and the current mark. After the
 * last row is deleted, the next one gets its number again. So at or below the number of the mark, the times
 * are compared; the clocks must differ by less than it takes somebody to delete a row. Reads one row for
 * each counted enquiry, and for each that changed since.
 */
export async function countArrivals(
  db: D1Database,
  { seq, time }: Mark,
  statuses: readonly ContactStatus[],
): Promise<{ count: number; newest: Mark }> {
  const wanted = statuses.map((status) => `'${status}'`).join()
  // A row is never younger than its last change of status, which has an index.
  const row = await db
    .prepare(
      `SELECT (SELECT count(*) FROM contact
               WHERE status IN (${wanted})
                 AND (seq > ?1 OR (status_at > ?2 AND created_at > ?2))) AS count,
              (SELECT ifnull(max(seq), 0) FROM contact) AS seq`,
    )
    .bind(seq, new Date(time).toISOString())
    .first<{ count: number; seq: number }>()
  // Read after the rows, so it is not earlier than any of them.
  return { count: row?.count ?? 0, newest: { seq: row?.seq ?? 0, time: Date.now() } }
}

// Their parameters follow those of the page. All words are one parameter: D1 allows at most 100.
const CONDITIONS = {
  email: 'email = ?',
  sender: 'email = (SELECT sent.email FROM contact AS sent WHERE sent.id = ?)',
  query: hasEveryTerm('?'),
  queryInAnyForm: `EXISTS (SELECT 1 FROM json_each(?) AS form WHERE ${hasEveryTerm('form.value')})`,
  campaign: "attribution ->> 'utm_campaign' = ?",
  page: "? IN (attribution ->> 'landingPage', attribution ->> 'previousPage')",
  owner: 'owner COLLATE NOCASE IN (SELECT value FROM json_each(?))',
  waiting: 'waits_for = ?',
  due: 'due_at <= ?',
  later: 'due_at > ?',
  undated: 'due_at IS NULL',
  from: 'created_at >= ?',
  until: 'created_at < ?',
}

function hasEveryTerm(terms: string): string {
  return `NOT EXISTS (SELECT 1 FROM json_each(${terms}) 
    WHERE instr(search, value) = 0 AND instr(thread_search, value) = 0)`
}

/**
 * Selects the enquiries that match a filter and the caller's own condition. The caller orders them by seq
 * and limits them: each status is then read from its index, in order, up to the limit. The parameters of
 * the filter are numbered from ?3.
 */
export function selectMatching(columns: string, filter: ContactFilter) {
  const { where, values } = toSql(filter)
  const wanted = filter.statuses?.map((status) => `status = '${status}'`) ?? ['TRUE']
  if (wanted.length === 0) wanted.push('FALSE')
  const select = (condition: string) =>
    wanted
      .map(
        (ofStatus) =>
          `SELECT ${columns} FROM contact WHERE ${ofStatus} AND ${where} AND ${condition}`,
      )
      .join(' UNION ALL ')
  return { select, values }
}

/**
 * The filter without its statuses, as a condition on `contact`, and its parameters, numbered from ?3.
 */
function toSql(filter: ContactFilter): { where: string; values: string[] } {
  const owner = filter.owner === undefined ? undefined : spellingsOf(filter.owner)
  const given = { ...filter, ...termsOf(filter.query ?? ''), owner }
  const values: string[] = []
  const conditions = Object.entries(CONDITIONS).flatMap(([name, sql]) => {
    const value = given[name as keyof typeof CONDITIONS]
    if (value === undefined) return []
    if (value === true) return sql
    values.push(value)
    return sql.replaceAll('?', `?${values.length + 2}`)
  })
  return { where: ['TRUE', ...conditions].join(' AND '), values }
}

/** The terms of a search, for the one of both conditions that is needed: most have one form. */
function termsOf(query: string) {
  const all = [searchTerms(query), ...umlautTerms(query)]
  const forms = [
    ...new Set(all.filter(({ length }) => length > 0).map((terms) => JSON.stringify(terms))),
  ]
  return forms.length > 1
    ? { query: undefined, queryInAnyForm: `[${forms.join()}]` }
    : { query: forms[0] }
}
