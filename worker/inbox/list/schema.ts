import * as z from 'zod/mini'
import { type ContactStatus, contactStatuses, statusesWith } from '#worker/contact/status.ts'
import { MAX_LENGTH, PATH } from '#worker/shared/attribution.ts'
import { changeNumber } from '../changes/schema.ts'
import { momentOf } from '../page/time.tsx'
import { NO_CURSOR } from './cursor.ts'
import type { ContactFilter, Mark } from './store.ts'

/** Longer than any name, address or sentence that an operator would search for. */
export const QUERY_MAX_LENGTH = 1000

/** Longer than the id of any enquiry. */
const ID_MAX_LENGTH = 100

/** The values of `status`, and the statuses that each stands for; `todo` is for review. */
export const tabs = {
  todo: statusesWith('isToDo'),
  all: contactStatuses,
  ...(Object.fromEntries(contactStatuses.map((status) => [status, [status]])) as Record<
    ContactStatus,
    [ContactStatus]
  >),
} as const satisfies Record<string, readonly ContactStatus[]>

/** The statuses of enquiries that wait for us or for their sender. */
const WAITING = statusesWith('isLive')

export type Tab = keyof typeof tabs
const tabKeys = Object.keys(tabs) as [Tab, ...Tab[]]

/** A parameter that a form may send empty: then it counts as a missing one. */
const orEmpty = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.optional(z.union([z.literal(''), schema])),
    z.transform((value) => (value === '' ? undefined : (value as z.output<T>))),
  )

/** A value of an attribution as a parameter. */
const attributed = z
  .string()
  .check(z.maxLength(MAX_LENGTH, `Send at most ${MAX_LENGTH} characters.`))

const noDay = 'Send a day as 2026-11-30.'

// Years without exactly four digits, and the year after 9999, do not work with time zones.
const dayParameter = orEmpty(z.iso.date(noDay).check(z.regex(/^[12]/, noDay)))

const filters = {
  q: z.optional(
    z.pipe(
      z
        .string()
        .check(z.maxLength(QUERY_MAX_LENGTH, `Search for at most ${QUERY_MAX_LENGTH} characters.`)),
      // An empty search box finds everything.
      z.transform((q) => q.trim() || undefined),
    ),
  ),
  status: z.optional(z.enum(tabKeys, `Send one of: ${tabKeys.join(', ')}.`)),
  from: dayParameter,
  to: dayParameter,
  sender: z.optional(
    z.string().check(z.maxLength(ID_MAX_LENGTH, 'Send the id of an enquiry of the same sender.')),
  ),
  owner: orEmpty(z.enum(['mine', 'none'], 'Send one of: mine, none.')),
  when: orEmpty(z.enum(['due', 'later'], 'Send one of: due, later.')),
  waiting: orEmpty(z.enum(['us', 'them'], 'Send one of: us, them.')),
  campaign: orEmpty(attributed),
  page: orEmpty(attributed.check(z.regex(PATH, 'Send a path of this site: /services.'))),
}

/** The place of an enquiry and, in a list by its waiting time, also that time in milliseconds since 1970. */
const CURSOR = /^[1-9]\d{0,14}(?:\.\d{1,13})?$/

/** Days in ISO 8601 compare as texts. */
const inOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => !from || !to || from <= to,
  { path: ['to'], error: 'This day is before the one in From. Choose a later one.' },
)

/** The query of GET /api/contacts: plain strings in. */
export const listQuerySchema = z
  .strictObject(
    {
      limit: z._default(
        z.pipe(
          z
            .string()
            .check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/, 'Send a whole number from 1 to 200.')),
          z.transform(Number),
        ),
        50,
      ),
      cursor: z.optional(z.string().check(z.regex(CURSOR, NO_CURSOR))),
      ...filters,
      changed: z.optional(changeNumber),
    },
    `Remove this parameter: only limit, cursor, ${Object.keys(filters).join(', ')} are accepted.`,
  )
  .check(inOrder)

/** The same for the list as CSV, which always contains all pages. */
export const exportQuerySchema = z
  .strictObject(
    {
      ...filters,
      format: z.optional(z.enum(['csv'], 'Send csv.')),
      separator: z.optional(z.enum(['comma', 'semicolon'], 'Send comma or semicolon.')),
    },
    `Remove this parameter: a CSV file holds every enquiry of ${Object.keys(filters).join(', ')}.`,
  )
  .check(inOrder)

const noMark = 'Send the `newest` of an earlier answer, unchanged.'

export function formatMark({ seq, time }: Mark): string {
  return `${seq}.${time}`
}

/** The query of GET /api/contacts/arrivals. */
export const arrivalsQuerySchema = z.strictObject(
  {
    after: z.pipe(
      z.string(noMark).check(z.regex(/^\d{1,15}\.\d{1,13}$/, noMark)),
      z.transform((mark): Mark => {
        const [seq = 0, time = 0] = mark.split('.').map(Number)
        return { seq, time }
      }),
    ),
  },
  'Remove this parameter: only after is accepted.',
)

export type ListQuery = z.infer<typeof listQuerySchema>

/** The tab of the page: the one in the query, else "all" for a search, else "new". */
export function tabOf({ status, ...query }: ListQuery): Tab {
  return status ?? (isFiltered(query) ? 'all' : 'new')
}

/** Whether the query is a search: by words, days, sender or attribution. */
export function isFiltered(query: Omit<ListQuery, 'status'>): boolean {
  const { q, from, to, sender, campaign, page } = query
  return Boolean(q ?? from ?? to ?? sender ?? campaign ?? page)
}

/**
 * The filter of the parameters; `from` and `to` are whole days of the zone, `mine` is the operator's. Only new
 * and open enquiries wait.
 */
export function toFilter(
  query: Pick<ListQuery, keyof typeof filters>,
  zone: string,
  operator: string,
): ContactFilter {
  const { q, status, from, to, sender, owner, when, waiting, campaign, page } = query
  const statuses: readonly ContactStatus[] | undefined =
    status && status !== 'all' ? tabs[status] : undefined
  return {
    statuses: waiting ? WAITING.filter((each) => statuses?.includes(each) ?? true) : statuses,
    waiting,
    ...(when && { [when]: new Date().toISOString() }),
    query: q,
    sender,
    campaign,
    page,
    owner: owner && (owner === 'mine' ? operator : ''),
    from: from && momentOf(from, zone),
    until: to && momentOf(to, zone, 1),
  }
}

/**
 * The filter of the page. Its list of enquiries in progress, unless it is a search, has neither those that were put
 * off, nor those that are due, which stand above it.
 */
export function toPageFilter(query: ListQuery, zone: string, operator: string): ContactFilter {
  const status = tabOf(query)
  const filter = toFilter({ ...query, status }, zone, operator)
  return hasDueAbove(query) ? { ...filter, undated: true } : filter
}

/** Whether the page has the due enquiries above its list. */
export function hasDueAbove(query: ListQuery): boolean {
  return tabOf(query) === 'open' && !query.when && !isFiltered(query)
}
