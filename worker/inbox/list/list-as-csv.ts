import type { Context } from 'hono'
import { contactStatuses, statuses } from '#worker/contact/status.ts'
import { auditInsert } from '#worker/db/audit.ts'
import { answerCsv, streamCsv } from '#worker/http/csv.ts'
import { validate } from '#worker/http/validate.ts'
import { attributionSchema } from '#worker/shared/attribution.ts'
import { type FormField, readableFields } from '#worker/shared/contact-form.ts'
import type { OperatorContact } from '../enquiry/enquiry.ts'
import { notesOf } from '../enquiry/events.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { zonedTime, zoneOf } from '../page/time.tsx'
import { enquiryUrl } from '../page/urls.ts'
import { everyPage } from './paging.tsx'
import { exportQuerySchema, toFilter } from './schema.ts'
import { type ContactFilter, countMatching, listContacts } from './store.ts'

// Programs rely on the names, order and values of these columns; columns for people come after them.
const COLUMNS: readonly string[] = [
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
  'statusName',
  'service',
  'link',
  'language',
  'owner',
  'answeredAt',
  'repliesSent',
  'lastReplyAt',
  'mailsReceived',
  'lastMailAt',
  'dueAt',
  ...Object.keys(attributionSchema.shape).map((name) => `attribution.${name}`),
]

type Export = {
  form: readonly FormField[]
  /** The IANA time zone of its times. */
  zone: string
  /** The origin of the links to the enquiries. */
  origin: string
}

/** The columns for a form: its other fields, with their options by label, come last, in its order. */
function columnsOf(form: readonly FormField[]): string[] {
  const others = form.map(({ name }) => name).filter((name) => !COLUMNS.includes(name))
  return [...COLUMNS, ...others]
}

/** A page of the longest messages takes 12 MB; a Worker has 128 MB. */
const PAGE_ROWS = 200

/**
 * Answers with every enquiry of the query as a file, without spam unless a status asks for it. The audit records their number before the first byte
 * is sent. Throws a 422 for an unknown query.
 */
export async function listAsCsv(c: Context<InboxEnv>): Promise<Response> {
  const { searchParams, origin } = new URL(c.req.url)
  const query = validate(exportQuerySchema, [...searchParams])
  const zone = zoneOf(c)
  const filter = toFilter(query, zone, c.var.operator.name)
  if (query.status === undefined)
    filter.statuses = contactStatuses.filter((each) => each !== 'spam')
  const count = await countMatching(c.env.DB, filter)
  const entry = { actor: c.var.operator, action: 'export', count } as const
  return answerCsv(c, {
    name: 'enquiries',
    csv: enquiriesAsCsv(c.env.DB, filter, { form: c.var.form, zone, origin }),
    record: () => auditInsert(c.env.DB, entry).run(),
  })
}

/** Every enquiry of the filter as CSV, newest first, read by key and page by page. */
export function enquiriesAsCsv(
  db: D1Database,
  filter: ContactFilter,
  asked: Export,
): ReadableStream<Uint8Array> {
  const names = columnsOf(asked.form)
  return streamCsv(names, pages(db, filter, { ...asked, names }))
}

async function* pages(
  db: D1Database,
  filter: ContactFilter,
  { form, names, zone, origin }: Export & { names: readonly string[] },
): AsyncGenerator<string[][]> {
  const timeOf = zonedTime(zone)
  const read = (before?: number | string) =>
    listContacts(db, { ...filter, before, limit: PAGE_ROWS })
  for await (const { contacts } of everyPage(read)) {
    yield contacts.map((contact) => {
      const cells = toCells(contact, form, { timeOf, origin })
      return names.map((name) => cells[name] ?? '')
    })
  }
}

function toCells(
  contact: OperatorContact,
  form: readonly FormField[],
  { timeOf, origin }: { timeOf: (at: string) => string; origin: string },
): Record<string, string> {
  const { id, reference, status, name, email, message, fields, owner } = contact
  const { createdAt, statusAt, answeredAt, dueAt, events, reasons, language, attribution } = contact
  const readable = readableFields(fields, form).map(({ name, value }) => [name, value])
  const { serviceInterest: service = '', ...others } = Object.fromEntries(readable)
  return {
    ...others,
    id,
    reference,
    status,
    name,
    email,
    message,
    owner,
    serviceInterest: String(fields.serviceInterest ?? ''),
    service,
    createdAt: timeOf(createdAt),
    statusAt: timeOf(statusAt),
    answeredAt: answeredAt ? timeOf(answeredAt) : '',
    dueAt: dueAt ? timeOf(dueAt) : '',
    ...mailCells(contact, timeOf),
    notes: notesOf(events).join('\n\n'),
    reasons: reasons.join(' '),
    statusName: statuses[status].label,
    link: origin + enquiryUrl(id),
    language,
    ...Object.fromEntries(
      Object.entries(attribution).map(([name, value]) => [`attribution.${name}`, value]),
    ),
  }
}

/** The replies that left, and the mails that came back, without those of machines: their number and last time. */
function mailCells({ deliveries, events }: OperatorContact, timeOf: (at: string) => string) {
  const sent = deliveries.flatMap(({ reply, deliveredAt }) =>
    reply === undefined ? [] : (deliveredAt ?? []),
  )
  const received = events.flatMap((event) =>
    event.action === 'received' && !event.automatic ? event.at : [],
  )
  const last = (times: string[]) => times.toSorted().slice(-1).map(timeOf).join()
  return {
    repliesSent: String(sent.length),
    lastReplyAt: last(sent),
    mailsReceived: String(received.length),
    lastMailAt: last(received),
  }
}
