import { parseColumn } from '#worker/db/parse-json-column.ts'
import { statusHas } from '#worker/enquiry/status.ts'
import { DRAFT_WRITERS_COLUMN } from '#worker/replies/drafts.ts'
import type { Reason } from '#worker/spam/reasons.ts'
import { EXCERPT_COLUMN } from '../enquiry/events.ts'
import type { OperatorEnquiry } from '../enquiry/store.ts'
import { type EnquiryFilter, listRows, TURN_SQL, WAITING_SINCE_SQL } from './store.ts'

/** The fields of an enquiry that the list reads as they are. */
type Shown = 'id' | 'reference' | 'name' | 'email' | 'status' | 'language' | 'createdAt' | 'dueAt'
type Handling = 'version' | 'owner' | 'waitsFor' | 'waitsSince' | 'reasons' | 'fields' | 'drafts'

/** What the list shows of an enquiry. */
export type Row = Pick<OperatorEnquiry, Shown | Handling> & {
  excerpt: string
  isNoted: boolean
  /** Why it waits for us again. */
  news: (typeof NEWS_LABELS)[keyof typeof NEWS_LABELS]
}

type Stored = Omit<Row, 'reasons' | 'fields' | 'isNoted' | 'drafts' | 'news'> & {
  reasons: string
  fields: string
  isNoted: number
  drafts: string
  last: keyof typeof NEWS_LABELS | null
}

/** The last word that counts: a mail of a person, a bounce, or a reply with the state of its delivery. */
const LAST_EVENT_SQL = `(
    SELECT CASE WHEN action = 'received' THEN iif(mail ->> 'bounce', 'bounced', 'received')
      ELSE ifnull((SELECT CASE WHEN state = 'dead' THEN 'dead' WHEN state = 'waiting' AND error IS NOT NULL THEN 'failing' END
                   FROM outbox WHERE event_seq = event.seq), 'reply') END
    FROM event
    WHERE enquiry_id = enquiry.id AND (action = 'reply' AND NOT taken_back
      OR action = 'received' AND (mail ->> 'automatic' IS NULL OR mail ->> 'bounce'))
    ORDER BY seq DESC LIMIT 1) AS last`

const COLUMNS = `enquiry.id, reference, name, email, enquiry.status, enquiry.language, owner,
  enquiry.created_at AS createdAt, enquiry.version, due_at AS dueAt, reasons, fields,
  ${TURN_SQL} AS waitsFor, ${WAITING_SINCE_SQL} AS waitsSince, ${EXCERPT_COLUMN}, ${LAST_EVENT_SQL}, ${DRAFT_WRITERS_COLUMN},
  EXISTS (SELECT 1 FROM event
          WHERE enquiry_id = enquiry.id AND action = 'note' AND NOT taken_back) AS isNoted`

export const NEWS_LABELS = {
  received: 'Wrote back',
  bounced: 'Reply not delivered',
  dead: 'Reply not delivered',
  failing: 'Reply not sent yet',
  reply: undefined,
} as const

/** A page of the list, as `listRows`, with what its rows show. */
export async function readRows(
  db: D1Database,
  options: EnquiryFilter & { limit: number; before?: number | string | undefined },
): Promise<{ rows: Row[]; next: number | string | null }> {
  const { rows, next } = await listRows<Stored>(db, COLUMNS, options)
  return { rows: rows.map(toRow), next }
}

function toRow(row: Stored): Row {
  const { status, waitsFor, last } = row
  const isOpen = statusHas(status, 'isLive') || statusHas(status, 'isUntaken')
  const isReplied = last === 'received' && waitsFor === 'them'
  return {
    ...row,
    waitsFor: isOpen ? waitsFor : null,
    reasons: parseColumn<Reason[]>(row.reasons, []),
    fields: parseColumn<Row['fields']>(row.fields, {}),
    isNoted: row.isNoted === 1,
    drafts: JSON.parse(row.drafts),
    news: last && isOpen && !isReplied ? NEWS_LABELS[last] : undefined,
  }
}
