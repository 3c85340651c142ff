import type { Context } from 'hono'
import * as z from 'zod/mini'
import { enquiryStatuses } from '#worker/enquiry/status.ts'
import { validate } from '#worker/http/validate.ts'
import { MAX_LENGTH } from '#worker/shared/attribution.ts'
import { changeNumberSchema } from '../changes/schema.ts'
import type { InboxEnv } from '../layout/error-page.tsx'
import { toUtc } from '../layout/time.tsx'
import { NO_CURSOR_MESSAGE } from './paging.tsx'
import type { EnquiryFilter } from './store.ts'

/** Longer than any name, address or sentence that an operator would search for. */
export const QUERY_MAX_LENGTH = 1000

/** Longer than the id of any enquiry. */
const ID_MAX_LENGTH = 100

/** The values of `status`: lists by the longest wait, the statuses, and all of them. */
const QUEUES = ['todo', 'unassigned', 'queue', 'waiting', 'later', 'arrivals'] as const
export const tabs = [...QUEUES, ...enquiryStatuses, 'all'] as const
export type Tab = (typeof tabs)[number]

/** A parameter that a form may send empty: then it counts as a missing one. */
const orEmpty = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.optional(z.union([z.literal(''), schema])),
    z.transform((value) => (value === '' ? undefined : (value as z.output<T>))),
  )

const text = z.string().check(z.maxLength(MAX_LENGTH, `Send at most ${MAX_LENGTH} characters.`))

/** The name of an operator, or another short text. */
export const nameParameter = orEmpty(text)

export const NO_DAY_MESSAGE = 'Send a day as 2026-11-30.'

// Years without exactly four digits, and the year after 9999, do not work with time zones.
export const dayParameter = orEmpty(
  z.iso.date(NO_DAY_MESSAGE).check(z.regex(/^[12]/, NO_DAY_MESSAGE)),
)

/** The fields of the search beside its words. */
export const filterFields = ['service', 'campaign', 'from', 'to'] as const

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
  status: z.optional(z.enum(tabs, `Send one of: ${tabs.join(', ')}.`)),
  from: dayParameter,
  to: dayParameter,
  sender: z.optional(
    z.string().check(z.maxLength(ID_MAX_LENGTH, 'Send the id of an enquiry of the same sender.')),
  ),
  owner: nameParameter,
  service: nameParameter,
  campaign: nameParameter,
}

/** The cursor: the row of an enquiry and, in a list by the longest wait, since when (in milliseconds since 1970) and the part. */
const CURSOR = /^[1-9]\d{0,14}(?:\.\d{1,13}\.\d)?$/

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
      cursor: z.optional(z.string().check(z.regex(CURSOR, NO_CURSOR_MESSAGE))),
      ...filters,
      changed: z.optional(changeNumberSchema),
    },
    `Remove this parameter: only limit, cursor, ${Object.keys(filters).join(', ')} are accepted.`,
  )
  .check(inOrder)

/** The same for the list as CSV, which always contains all pages. */
export const exportQuerySchema = z
  .strictObject(
    { ...filters, format: z.optional(z.enum(['csv'], 'Send csv.')) },
    `Remove this parameter: a CSV file holds every enquiry of ${Object.keys(filters).join(', ')}.`,
  )
  .check(inOrder)

const noMark = 'Send the `newest` of an earlier response, unchanged.'

/** The query of GET /api/contacts/arrivals: a time in milliseconds since 1970. */
export const arrivalsQuerySchema = z.strictObject(
  {
    after: z.pipe(
      z.string(noMark).check(z.regex(/^\d{1,13}$/, noMark)),
      z.transform((after) => Number(after)),
    ),
  },
  'Remove this parameter: only after is accepted.',
)

export type ListQuery = z.infer<typeof listQuerySchema>

/** The parsed query; `sent` holds its parameters, without the left out. Throws a 422 for a wrong parameter. */
export function readQuery(
  c: Context<InboxEnv>,
  leftOut: string[] = [],
): { query: ListQuery; sent: URLSearchParams } {
  const sent = new URL(c.req.url).searchParams
  for (const name of leftOut) sent.delete(name)
  return { query: validate(listQuerySchema, [...sent]), sent }
}

/** The tab of the page: the one in the query, else all for a search, or the queue of an owner, or To do. */
export function tabOf({ status, ...query }: ListQuery): Tab {
  return status ?? (isSearch(query) ? 'all' : query.owner ? 'queue' : 'todo')
}

/** Whether the query is a search: by words, days, sender, service or campaign. */
export function isSearch(query: Partial<ListQuery>): boolean {
  return (['q', 'sender', ...filterFields] as const).some((name) => query[name])
}

/** The filter of the parameters; `from` and `to` are whole days of the zone, `mine` is the operator's. */
export function toFilter(
  query: Pick<ListQuery, keyof typeof filters>,
  zone: string,
  operator: string,
): EnquiryFilter {
  const { q, status, from, to, sender, owner, service, campaign } = query
  const queue = QUEUES.find((each) => each === status)
  const statuses = enquiryStatuses.filter((each) => each === status)
  return {
    queue,
    statuses: statuses.length > 0 ? statuses : undefined,
    query: q,
    sender,
    service,
    campaign,
    owner: owner === 'mine' ? operator : owner,
    from: from && toUtc(from, zone),
    until: to && toUtc(to, zone, 1),
  }
}

/** The filter of the page. */
export function toTabFilter(query: ListQuery, zone: string, operator: string): EnquiryFilter {
  return toFilter({ ...query, status: tabOf(query) }, zone, operator)
}
