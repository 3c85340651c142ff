import { parseSearchTerms, umlautVariants } from '#worker/enquiry/search-text.ts'
import { type EnquiryStatus, enquiryStatuses, statusesWith } from '#worker/enquiry/status.ts'
import { caseVariantsJson } from '#worker/operators.ts'
import { DRAFTS_COLUMN } from '#worker/replies/drafts.ts'
import { EVENTS_COLUMN, EVENTS_COLUMN_WITHOUT_MAILS, EXCERPT_COLUMN } from '../enquiry/events.ts'
import {
  type OperatorEnquiry,
  type OperatorRow,
  operatorColumns,
  toOperatorEnquiry,
  type WaitsFor,
} from '../enquiry/store.ts'

const live = statusesWith('isLive')
const untaken = statusesWith('isUntaken')
/** Neither Done nor Spam. */
export const unclosedStatuses = [...new Set([...live, ...untaken])]

/** `back`: its sender wrote back, or a reply was not delivered. */
type Turn = WaitsFor | 'back'
const ours = ['back', 'us'] as const

/** Lists in parts, each by the longest wait. What was put off comes back to us, at its day. */
const queues = {
  /** Those who wrote back; then new, held, and open ones that wait for us or are due. */
  todo: [
    { of: live, turns: ['back'] },
    { of: unclosedStatuses, turns: ['us'] },
  ],
  /** Those of To do that nobody owns. */
  unassigned: [
    { of: untaken, turns: ['back'] },
    { of: untaken, turns: ['us'] },
  ],
  waiting: [{ of: live, turns: ['them'] }],
  /** Put off, the next day first. */
  later: [{ of: live, turns: ['us'], isLater: true }],
  /** In progress: first those that wait for us. */
  queue: [
    { of: ['open'], turns: ours },
    { of: ['open'], turns: ['them'] },
  ],
  /** All that waits for us, without what the spam filter holds. */
  arrivals: [{ of: live, turns: ours }],
} as const satisfies Record<string, Part[]>
type Part = { of: readonly EnquiryStatus[]; turns: readonly Turn[]; isLater?: true }
export type Queue = keyof typeof queues

/** Selects the enquiries that meet all given conditions. */
export type EnquiryFilter = {
  queue?: Queue | undefined
  /** Any of these; without it, all statuses. */
  statuses?: readonly EnquiryStatus[] | undefined
  email?: string | undefined
  /** The id of an enquiry of the same sender: an address never stands in a URL. */
  sender?: string | undefined
  query?: string | undefined
  /** The value of an option of the form. */
  service?: string | undefined
  /** A part of its name. */
  campaign?: string | undefined
  owner?: string | undefined
  /** This operator's and nobody's. */
  notOthers?: string | undefined
  /** Rows from this one on: they are read in place of an index. */
  oldest?: number | undefined
  /** From the first time on, before the last. */
  from?: string | undefined
  until?: string | undefined
}

// Both stand in the index enquiry_turn, and in enquiry_owner.
export const TURN_SQL =
  "iif(due_at IS NOT NULL, 'us', iif(waits_for = 'us' AND waits_since IS NOT NULL, 'back', waits_for))"
export const WAITING_SINCE_SQL = "max(ifnull(waits_since, created_at), ifnull(due_at, ''))"

/** The position of an enquiry in a list; `part` (the first one is 0) and `since` in a list by the longest wait. */
type Cursor = { row: number; part?: number | undefined; since?: string | undefined }
type Side = 'after' | 'before'
type Listed = { seq: number; part: number | null; since: string | null }

type PageOptions = EnquiryFilter & { limit: number; before?: number | string | undefined }

/**
 * A page of at most `limit` rows of the filter with these columns of `enquiry`, and with `part` and `since` in a list
 * by the longest wait; else the newest first. `next` is the `before` of the following page, null on the last. A page
 * without another condition reads one row for each enquiry, and one of the index; else it reads on until it is full.
 */
export async function listRows<Row>(
  db: D1Database,
  columns: string,
  { limit, before, ...filter }: PageOptions,
): Promise<{ rows: (Row & Listed)[]; next: number | string | null }> {
  const { sql, order, values } = selectListed(filter, 'after', parseCursor(before))
  // One additional row shows whether another page follows.
  const { results } = await db
    .prepare(
      `SELECT ${columns}, enquiry.seq, part, since FROM (${sql} ORDER BY ${order} LIMIT ?2) AS listed
       CROSS JOIN enquiry ON enquiry.seq = row ORDER BY ${order}`,
    )
    .bind(JSON.stringify(keysOf(parseCursor(before))), limit + 1, ...values)
    .all<Row & Listed>()
  const rows = results.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: results.length > limit && last ? formatCursor(last) : null }
}

/** The same with everything that the API has of an enquiry; `withMails` with the texts of replies and mails, too. */
export async function listEnquiries(
  db: D1Database,
  { withMails = false, ...options }: PageOptions & { withMails?: boolean },
) {
  const columns = `${withMails ? operatorColumns(EVENTS_COLUMN, DRAFTS_COLUMN) : operatorColumns(EVENTS_COLUMN_WITHOUT_MAILS)}, ${EXCERPT_COLUMN}`
  const { rows, next } = await listRows<OperatorRow & { excerpt: string }>(db, columns, options)
  const enquiries = rows.map(({ part, since, ...row }) => toOperatorEnquiry(row))
  return { enquiries: enquiries as (OperatorEnquiry & { excerpt: string })[], next }
}

/** The ids of the enquiries before and after one in a list. After one that has just left it comes the first. */
export async function findNeighbors(db: D1Database, id: string, filter: EnquiryFilter) {
  const own = await db
    .prepare(
      `SELECT seq AS row, status, ${TURN_SQL} AS turn, ${WAITING_SINCE_SQL} AS since FROM enquiry WHERE id = ?1`,
    )
    .bind(id)
    .first<Cursor & { status: EnquiryStatus; turn: Turn }>()
  // One that has just been taken out keeps its place.
  const ofTurn = partsOf(filter).filter(({ turn }) => turn === own?.turn)
  const { part } = ofTurn.find(({ status }) => status === own?.status) ?? ofTurn[0] ?? {}
  const cursor = own && (part !== undefined || !filter.queue) ? { ...own, part } : undefined
  const beside = async (side: Side) => {
    if (!cursor && side === 'before') return undefined
    const { sql, order, values } = selectListed(filter, side, cursor)
    const row = await db
      .prepare(`SELECT id FROM (${sql} ORDER BY ${order} LIMIT ?2) CROSS JOIN enquiry ON seq = row`)
      .bind(JSON.stringify(keysOf(cursor)), 1, ...values)
      .first<{ id: string }>()
    return row?.id
  }
  const [previous, next] = await Promise.all([beside('before'), beside('after')])
  return { previous, next }
}

/** The number of all enquiries by status, from stored counts. */
export async function countByStatus(db: D1Database): Promise<Record<EnquiryStatus, number>> {
  const { results } = await db
    .prepare('SELECT status, total FROM enquiry_count')
    .all<{ status: EnquiryStatus; total: number }>()
  const none = enquiryStatuses.map((status) => ({ status, total: 0 }))
  const totals = [...none, ...results].map(({ status, total }) => [status, total])
  return Object.fromEntries(totals) as Record<EnquiryStatus, number>
}

/** The number of enquiries of a filter, up to a limit and after a cursor, and the row of the oldest: reads each of them. */
export async function countMatching(
  db: D1Database,
  filter: EnquiryFilter,
  limit = Number.MAX_SAFE_INTEGER,
  cursor?: Cursor,
) {
  const { sql, values } = selectListed(filter, 'after', cursor)
  const found = await db
    .prepare(`SELECT count(*) AS count, ifnull(min(row), 0) AS oldest FROM (${sql} LIMIT ?2)`)
    .bind(JSON.stringify(keysOf(cursor)), limit, ...values)
    .first<{ count: number; oldest: number }>()
  return found ?? { count: 0, oldest: 0 }
}

/** Counting ends here: no number reads more rows than a page. */
export const COUNT_LIMIT = 100

const COUNTED = ['todo', 'unassigned', 'waiting', 'later'] as const
/** `theirs` are those of the colleagues, in their order. */
export type QueueCounts = Record<(typeof COUNTED)[number] | 'mine', number> & { theirs: number[] }

/** The numbers of enquiries in the lists of an operator and of their colleagues, each up to `COUNT_LIMIT`. */
export async function countQueues(
  db: D1Database,
  operator: string,
  colleagues: readonly string[] = [],
): Promise<QueueCounts> {
  const mine = selectListed({ queue: 'queue', owner: operator }, 'after')
  const lists = COUNTED.map((queue) => [queue, selectListed({ queue }, 'after').sql] as const)
  const ofName = `SELECT 1 FROM enquiry INDEXED BY enquiry_owner WHERE status = 'open'
    AND owner = name.value COLLATE NOCASE AND ${WAITING_SINCE_SQL} <= ?1 ->> 'now' LIMIT ?2`
  const theirs = `(SELECT json_group_array((SELECT count(*) FROM (${ofName})))
    FROM json_each(?${mine.values.length + 3}) AS name) AS theirs`
  const numbers = [...lists, ['mine', mine.sql]].map(
    ([name, sql]) => `(SELECT count(*) FROM (${sql} LIMIT ?2)) AS ${name}`,
  )
  const row = await db
    .prepare(`SELECT ${numbers}, ${theirs}`)
    .bind(JSON.stringify(keysOf()), COUNT_LIMIT, ...mine.values, JSON.stringify(colleagues))
    .first<Omit<QueueCounts, 'theirs'> & { theirs: string }>()
  const none = { todo: 0, unassigned: 0, mine: 0, waiting: 0, later: 0, theirs: '[]' }
  const { theirs: numbersOfNames, ...counts } = row ?? none
  return { ...counts, theirs: JSON.parse(numbersOfNames) }
}

/** The cursor, in `arrivals`, of those that began to wait for us after a time in milliseconds since 1970. */
export const arrivalsCursor = (time: number) => `999999999999999.${time}.0`

/** Their number, up to `COUNT_LIMIT`. */
export async function countArrivals(db: D1Database, time: number): Promise<number> {
  const cursor = parseCursor(arrivalsCursor(time))
  return (await countMatching(db, { queue: 'arrivals' }, COUNT_LIMIT, cursor)).count
}

function parseCursor(sent: number | string | undefined): Cursor | undefined {
  if (sent === undefined) return undefined
  const [row, time, part] = `${sent}`.split('.')
  if (!time || !part) return { row: Number(row) }
  return { row: Number(row), since: new Date(Number(time)).toISOString(), part: Number(part) }
}

function formatCursor({ seq, part, since }: Listed): number | string {
  return part === null || since === null ? seq : `${seq}.${Date.parse(since) || 0}.${part}`
}

/** The parameter ?1 of `selectListed`. */
const keysOf = (cursor?: Cursor) => ({ ...cursor, now: new Date().toISOString() })

/** The parts of a list by the longest wait, in their order. */
function partsOf({ queue }: EnquiryFilter) {
  const parts: readonly Part[] = queue ? queues[queue] : []
  return parts.flatMap(({ of, turns, isLater }, part) =>
    of.flatMap((status) => turns.map((turn) => ({ status, turn, isLater, part }))),
  )
}

/**
 * Selects `row` (the number of the row), `part` and `since` of the enquiries of a filter on one side of a cursor, for
 * a statement that orders and limits them: each part is then read from its index, in order, up to the limit. D1 allows
 * five parts. ?1 is `keysOf` the cursor, and the parameters of the filter are numbered from ?3.
 */
function selectListed(filter: EnquiryFilter, side: Side, cursor?: Cursor) {
  const { where, values } = toSql(filter)
  const isAfter = side === 'after'
  const [row, since] = ["?1 ->> 'row'", "?1 ->> 'since'"]
  if (!filter.queue) {
    const beside = cursor ? `seq ${isAfter ? '<' : '>'} ${row}` : 'TRUE'
    const sql = `SELECT seq AS row, NULL AS part, NULL AS since FROM ${tableFor(filter)} WHERE ${where} AND ${beside}`
    return { sql, order: isAfter ? 'row DESC' : 'row', values }
  }
  const isBeside = ({ part }: { part: number }) =>
    cursor?.part === undefined || part === cursor.part || part > cursor.part === isAfter
  const parts = partsOf(filter).filter(isBeside)
  const sign = isAfter ? '>' : '<'
  // With the first comparison, the search in the index begins there.
  const beside = `${WAITING_SINCE_SQL} ${sign}= ${since} AND (${WAITING_SINCE_SQL}, seq) ${sign} (${since}, ${row})`
  const table =
    filter.queue === 'queue' && filter.owner ? 'enquiry INDEXED BY enquiry_owner' : 'enquiry'
  const order = isAfter ? 'since, row' : 'since DESC, row DESC'
  const selectsOf = (at: number) =>
    parts
      .filter(({ part }) => part === at)
      .map(({ status, part, turn, isLater }) => {
        // With two upper bounds, SQLite reads back from the later one.
        const last =
          isAfter || cursor?.part !== part ? "?1 ->> 'now'" : `min(?1 ->> 'now', ${since})`
        const isDue = `${WAITING_SINCE_SQL} ${isLater ? "> ?1 ->> 'now'" : `<= ${last}`}`
        return `SELECT seq AS row, ${part} AS part, ${WAITING_SINCE_SQL} AS since FROM ${table}
          WHERE status = '${status}' AND ${TURN_SQL} = '${turn}' AND ${isDue} AND ${where}
            AND ${cursor?.part === part ? beside : 'TRUE'}`
      })
      .join(' UNION ALL ')
  // Ordered by part as well, SQLite would read and sort all of them.
  const sql = [...new Set(parts.map(({ part }) => part))]
    .map((at) => `SELECT * FROM (${selectsOf(at)} ORDER BY ${order} LIMIT ?2)`)
    .join(' UNION ALL ')
  // Beyond a cursor of another list there is no part.
  const none = `SELECT 0 AS row, NULL AS part, NULL AS since FROM enquiry WHERE FALSE AND ${where}`
  return { sql: sql || none, order: `part ${isAfter ? 'ASC' : 'DESC'}, ${order}`, values }
}

/** The table, with the index that holds the days of an enquiry: none is younger than its last move. */
function tableFor({ from, oldest, email, sender }: EnquiryFilter): string {
  return from && !oldest && !email && !sender ? 'enquiry INDEXED BY enquiry_retention' : 'enquiry'
}

// Their parameters follow those of the page. All words are one parameter: D1 allows at most 100.
const CONDITIONS = {
  email: 'email = ?',
  sender: 'email = (SELECT sent.email FROM enquiry AS sent WHERE sent.id = ?)',
  service: "fields ->> 'serviceInterest' = ?",
  campaign: "instr(lower(attribution ->> 'utm_campaign'), lower(?))",
  owner: 'owner = ? COLLATE NOCASE',
  notOthers: "(owner = '' OR owner = ? COLLATE NOCASE)",
  ownerInAnyForm: 'owner COLLATE NOCASE IN (SELECT value FROM json_each(?))',
  from: 'status_at >= ? AND created_at >= ?',
  until: 'created_at < ?',
  oldest: 'seq >= ?',
}

/** One of the forms of a search, with every term. Each enquiry is one row: `json_each` would read one for each term. */
function hasEveryTerm(forms: string[][]): string {
  const has = (term: string) => `(instr(search, ${term}) OR instr(thread_search, ${term}))`
  const all = forms.map((form, n) =>
    form.map((_, at) => has(`? ->> '$[${n}][${at}]'`)).join(' AND '),
  )
  return `(${all.join(' OR ')})`
}

/** The filter without its queue, as a condition on `enquiry`, and its parameters, numbered from ?3. */
function toSql(filter: EnquiryFilter) {
  const forms = formsOf(filter.query)
  const query = forms.length > 0 ? JSON.stringify(forms) : undefined
  const given = { ...filter, query, ...spellings(filter.owner) }
  const values: (string | number)[] = []
  const all = Object.entries({ ...CONDITIONS, query: hasEveryTerm(forms) })
  const conditions = all.flatMap(([name, sql]) => {
    const value = given[name as keyof typeof CONDITIONS | 'query']
    if (value === undefined) return []
    values.push(value)
    return sql.replaceAll('?', `?${values.length + 2}`)
  })
  const { queue, statuses = filter.from && !queue ? enquiryStatuses : undefined } = filter
  const ofStatus = statuses ? [`status IN (${statuses.map((each) => `'${each}'`)})`] : []
  return { where: ['TRUE', ...ofStatus, ...conditions].join(' AND '), values }
}

/** A name for the one of both conditions that is needed: the case of ASCII letters is ignored anyway. */
function spellings(owner: string | undefined) {
  if (owner === undefined) return {}
  const name = owner.trim()
  return /^[ -~]*$/.test(name)
    ? { owner: name }
    : { owner: undefined, ownerInAnyForm: caseVariantsJson(name) }
}

/** D1 takes an expression of a hundred levels: of a longer search, the first words have to do. */
const MAX_TERMS = 50

/** The different spellings of a search; most have one. */
function formsOf(query = ''): string[][] {
  const all = [parseSearchTerms(query), ...umlautVariants(query)].filter(({ length }) => length > 0)
  const forms = all.map((terms) => [terms.join(), terms.slice(0, MAX_TERMS)] as const)
  return [...new Map(forms).values()]
}
