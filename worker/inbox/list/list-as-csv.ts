import type { Context } from 'hono'
import type { OperatorEnv } from '#worker/auth/authorization.ts'
import { interestName } from '#worker/contact/interest-name.ts'
import { auditInsert } from '#worker/db/audit.ts'
import { answerCsv, type Separator, streamCsv } from '#worker/http/csv.ts'
import { validate } from '#worker/http/validate.ts'
import type { OperatorContact } from '../enquiries/enquiry.ts'
import { notesOf } from '../enquiries/events.ts'
import { statusNames } from '../enquiries/status.tsx'
import { everyPage } from '../paging/cursor.ts'
import { zonedTime, zoneOf } from '../time/time.tsx'
import { enquiryUrl } from '../urls/urls.ts'
import { exportQuerySchema, toFilter } from './schema.ts'
import { type ContactFilter, countMatching, listContacts } from './store.ts'

// Programs rely on the names, order and values of these columns; columns for people come after them.
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
  'statusName',
  'service',
  'link',
  'language',
  'owner',
  'answeredAt',
] as const

type Form = {
  /** The IANA time zone of its times. */
  zone: string
  /** The origin of the links to the enquiries. */
  origin: string
  separator?: Separator | undefined
}

/** A page of the longest messages takes 12 MB; a Worker has 128 MB. */
const PAGE_ROWS = 200

/**
 * Answers with every enquiry of the query as a file. The audit records their number before the first byte
 * is sent. Throws a 422 for an unknown query.
 */
export async function listAsCsv(c: Context<OperatorEnv>): Promise<Response> {
  const { searchParams, origin } = new URL(c.req.url)
  const query = validate(exportQuerySchema, [...searchParams])
  const zone = zoneOf(c)
  const filter = toFilter(query, zone, c.var.operator.name)
  const count = await countMatching(c.env.DB, filter)
  const entry = { actor: c.var.operator, action: 'export', count } as const
  return answerCsv(c, {
    name: 'enquiries',
    csv: enquiriesAsCsv(c.env.DB, filter, { zone, origin, separator: query.separator }),
    record: () => auditInsert(c.env.DB, entry).run(),
  })
}

/** Every enquiry of the filter as CSV, newest first, read by key and page by page. */
export function enquiriesAsCsv(
  db: D1Database,
  filter: ContactFilter,
  form: Form,
): ReadableStream<Uint8Array> {
  return streamCsv(COLUMNS, pages(db, filter, form), form.separator)
}

async function* pages(
  db: D1Database,
  filter: ContactFilter,
  { zone, origin }: Form,
): AsyncGenerator<string[][]> {
  const timeOf = zonedTime(zone)
  const read = (before?: number) => listContacts(db, { ...filter, before, limit: PAGE_ROWS })
  for await (const { contacts } of everyPage(read)) {
    yield contacts.map((contact) => toCells(contact, { timeOf, origin }))
  }
}

function toCells(
  contact: OperatorContact,
  { timeOf, origin }: { timeOf: (at: string) => string; origin: string },
): string[] {
  const { id, status, createdAt, statusAt, answeredAt, serviceInterest } = contact
  const { events, reasons, language } = contact
  const cells = {
    ...contact,
    createdAt: timeOf(createdAt),
    statusAt: timeOf(statusAt),
    answeredAt: answeredAt ? timeOf(answeredAt) : '',
    notes: notesOf(events).join('\n\n'),
    reasons: reasons.join(' '),
    statusName: statusNames[status],
    service: serviceInterest && interestName(serviceInterest),
    link: origin + enquiryUrl(id),
    language: language ?? '',
  }
  return COLUMNS.map((column) => cells[column])
}
