import type { Context } from 'hono'
import { auditInsert } from '#worker/db/audit.ts'
import { enquiryStatuses, statuses } from '#worker/enquiry/status.ts'
import { respondCsv, streamCsv } from '#worker/http/csv.ts'
import { validate } from '#worker/http/validate.ts'
import { type Attribution, attributionSchema } from '#worker/shared/attribution.ts'
import { type FormField, formatFields } from '#worker/shared/field-values.ts'
import { noteTexts } from '../enquiry/events.ts'
import type { OperatorEnquiry } from '../enquiry/store.ts'
import type { InboxEnv } from '../layout/error-page.tsx'
import { createTimeFormatter, timeZoneOf } from '../layout/time.tsx'
import { enquiryUrl } from '../layout/urls.ts'
import { iteratePages } from './paging.tsx'
import { exportQuerySchema, toFilter } from './schema.ts'
import { countMatching, type EnquiryFilter, listEnquiries } from './store.ts'

type Export = {
  form: readonly FormField[]
  /** The IANA time zone of its times. */
  zone: string
  /** The origin of the links to the enquiries. */
  origin: string
}

/** An enquiry, with the times of the replies that left, and of the mails of people that came back. */
type Exported = OperatorEnquiry & {
  sent: string[]
  received: string[]
  /** The fields of its form, as people read them. */
  readable: Record<string, string>
}
type Columns = Record<string, (of: Exported) => string | undefined>

const attributionNames = Object.keys(attributionSchema.shape) as (keyof Attribution)[]

/** The columns of a file; the other fields of the form, with their options by label, come last, in its order. */
function columnsOf({ form, zone, origin }: Export): Columns {
  const zoned = createTimeFormatter(zone)
  const timeOf = (at: string | null | undefined) => (at ? zoned(at) : '')
  // Programs rely on the names, order and values of these columns; columns for people come after them.
  const columns: Columns = {
    id: ({ id }) => id,
    reference: ({ reference }) => reference,
    status: ({ status }) => status,
    createdAt: ({ createdAt }) => timeOf(createdAt),
    statusAt: ({ statusAt }) => timeOf(statusAt),
    name: ({ name }) => name,
    email: ({ email }) => email,
    serviceInterest: ({ fields }) => String(fields.serviceInterest ?? ''),
    message: ({ message }) => message,
    notes: ({ events }) => noteTexts(events).join('\n\n'),
    reasons: ({ reasons }) => reasons.join(' '),
    statusName: ({ status }) => statuses[status].label,
    service: ({ readable }) => readable.serviceInterest,
    link: ({ id }) => origin + enquiryUrl(id),
    language: ({ language }) => language,
    owner: ({ owner }) => owner,
    repliedAt: ({ repliedAt }) => timeOf(repliedAt),
    repliesSent: ({ sent }) => String(sent.length),
    lastReplyAt: ({ sent }) => timeOf(sent.toSorted().at(-1)),
    mailsReceived: ({ received }) => String(received.length),
    lastMailAt: ({ received }) => timeOf(received.toSorted().at(-1)),
    dueAt: ({ dueAt }) => timeOf(dueAt),
  }
  for (const name of attributionNames)
    columns[`attribution.${name}`] = ({ attribution }) => attribution[name]
  for (const { name } of form) columns[name] ??= ({ readable }) => readable[name]
  return columns
}

/** A page of the longest messages takes 12 MB; a Worker has 128 MB. */
const PAGE_ROWS = 200

/** Responds with every enquiry of the query as a file, audited before the first byte. Throws a 422 for a wrong one. */
export async function respondListCsv(c: Context<InboxEnv>): Promise<Response> {
  const { searchParams, origin } = new URL(c.req.url)
  const query = validate(exportQuerySchema, [...searchParams])
  const zone = timeZoneOf(c)
  const filter = toFilter(query, zone, c.var.operator.name)
  if (query.status === undefined)
    filter.statuses = enquiryStatuses.filter((each) => each !== 'spam')
  const { count, oldest } = await countMatching(c.env.DB, filter)
  // From the second page on, the index of days would be read from its beginning.
  if (!filter.queue) filter.oldest = oldest
  const entry = { actor: c.var.operator, action: 'export', count } as const
  return respondCsv(c, {
    name: 'enquiries',
    csv: streamEnquiriesCsv(c.env.DB, filter, { form: c.var.form, zone, origin }),
    record: () => auditInsert(c.env.DB, entry).run(),
  })
}

/** Every enquiry of the filter as CSV, newest first, read by key and page by page. */
export function streamEnquiriesCsv(
  db: D1Database,
  filter: EnquiryFilter,
  asked: Export,
): ReadableStream<Uint8Array> {
  const columns = columnsOf(asked)
  const read = (before?: number | string) =>
    listEnquiries(db, { ...filter, before, limit: PAGE_ROWS })
  const readableOf = ({ fields }: OperatorEnquiry) =>
    Object.fromEntries(formatFields(fields, asked.form).map(({ name, value }) => [name, value]))
  async function* rows() {
    for await (const { enquiries } of iteratePages(read)) {
      yield enquiries.map((enquiry) => {
        const of = { ...enquiry, ...mailsOf(enquiry), readable: readableOf(enquiry) }
        return Object.values(columns).map((cell) => cell(of) ?? '')
      })
    }
  }
  return streamCsv(Object.keys(columns), rows())
}

function mailsOf({ deliveries, events }: OperatorEnquiry) {
  const sent = deliveries.flatMap(({ reply, deliveredAt }) =>
    reply === undefined ? [] : (deliveredAt ?? []),
  )
  const received = events.flatMap((event) =>
    event.action === 'received' && !event.automatic ? event.at : [],
  )
  return { sent, received }
}
