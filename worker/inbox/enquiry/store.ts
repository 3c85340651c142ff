import {
  ENQUIRY_COLUMNS,
  type EnquiryRecord,
  type EnquiryRow,
  toEnquiryRecord,
} from '#worker/enquiry/enquiry-record.ts'
import { statusListSql } from '#worker/enquiry/status.ts'
import { ApiError } from '#worker/http/errors.ts'
import { type Delivery, deliveriesColumn } from '#worker/outbox/store.ts'
import { DRAFT_WRITERS_COLUMN, type Writer } from '#worker/replies/drafts.ts'
import { type EnquiryEvent, EVENTS_COLUMN } from './events.ts'

/** The operators' part of an enquiry. */
type Handling = {
  /** The name of an operator; '' without an owner. */
  owner: string
  /** Increases with every change; a change that names an older version needs a confirmation. */
  version: number
  /** When it was first replied to; null before. */
  repliedAt: string | null
  /** When it comes back, if it was put off; from then on it is due. */
  dueAt: string | null
  /** Who owes the next word, and since when: `them` after a reply. Null while it is neither new nor open. */
  waitsFor: WaitsFor | null
  waitsSince: string
}

export type WaitsFor = 'us' | 'them'

/** An enquiry with its history and its notifications. */
export type OperatorEnquiry = EnquiryRecord &
  Handling & { deliveries: Delivery[]; events: EnquiryEvent[]; drafts: Writer[] }

export type OperatorRow = EnquiryRow &
  Handling & { deliveries: string; events: string; drafts: string }

/** The columns of an `OperatorRow`, from `enquiry`, with the events and drafts of one of these columns. */
export const operatorColumns = (
  events = EVENTS_COLUMN,
  drafts = DRAFT_WRITERS_COLUMN,
) => `${ENQUIRY_COLUMNS},
  enquiry.owner, enquiry.version, replied_at AS repliedAt, due_at AS dueAt,
  iif(status IN (${statusListSql('isLive')}), waits_for, NULL) AS waitsFor, ifnull(waits_since, created_at) AS waitsSince, ${events}, ${drafts},
  ${deliveriesColumn('enquiry_id = enquiry.id')}`

export function toOperatorEnquiry(row: OperatorRow): OperatorEnquiry {
  return {
    ...toEnquiryRecord(row),
    deliveries: JSON.parse(row.deliveries),
    events: JSON.parse(row.events),
    drafts: JSON.parse(row.drafts),
  }
}

/** The enquiry with this id; undefined when there is none. */
export async function findEnquiry(db: D1Database, id: string) {
  return (await findEnquiries(db, [id])).at(0)
}

/** The same, for an address that names an enquiry: throws a 404 when there is none. */
export async function requireEnquiry(db: D1Database, id = ''): Promise<OperatorEnquiry> {
  const enquiry = await findEnquiry(db, id)
  if (enquiry) return enquiry
  throw new ApiError(
    404,
    'unknown_enquiry',
    'There is no enquiry at this address. It may have been erased, or its retention period ended.',
  )
}

/** The existing enquiries with these ids, newest first. */
export async function findEnquiries(db: D1Database, ids: string[]): Promise<OperatorEnquiry[]> {
  const { results } = await db
    .prepare(
      `SELECT ${operatorColumns()} FROM enquiry
       WHERE enquiry.id IN (SELECT value FROM json_each(?1)) ORDER BY enquiry.seq DESC`,
    )
    .bind(JSON.stringify(ids))
    .all<OperatorRow>()
  return results.map(toOperatorEnquiry)
}
