import type { ContactRecord } from '#worker/contact/record.ts'
import { statusHas } from '#worker/contact/status.ts'
import { parseColumn } from '#worker/db/parse-column.ts'
import { DRAFTS, type Writer } from '#worker/replies/drafts.ts'
import { singleSpaces } from '#worker/shared/one-line.ts'
import type { Reason } from '#worker/spam/reasons.ts'
import type { WaitsFor } from '../enquiry/enquiry.ts'
import { EXCERPT } from '../enquiry/events.ts'
import { type ContactFilter, listRows, SINCE, TURN } from './store.ts'

/** What the list shows of an enquiry. */
export type Row = Pick<
  ContactRecord,
  'id' | 'reference' | 'name' | 'email' | 'status' | 'language' | 'createdAt'
> & {
  version: number
  owner: string
  dueAt: string | null
  /** Whose turn it is, and since when; null for a closed one. */
  waitsFor: WaitsFor | null
  waitsSince: string
  /** The newest words of the sender. */
  excerpt: string
  reasons: Reason[]
  fields: ContactRecord['fields']
  isNoted: boolean
  drafts: Writer[]
  /** Why it waits for us again. */
  news: 'Wrote back' | 'Reply not delivered' | 'Reply not sent yet' | undefined
  /** Only of a search: where else its words may stand. */
  message?: string
  attribution?: string
}

type Stored = Omit<Row, 'reasons' | 'fields' | 'isNoted' | 'drafts' | 'news'> & {
  reasons: string
  fields: string
  isNoted: number
  drafts: string
  last: 'received' | 'bounced' | 'answer' | 'dead' | 'failing' | null
}

/** The last word that counts: a mail of a person, a bounce, or a reply with the state of its delivery. */
const LAST = `(
    SELECT CASE WHEN action = 'received' THEN iif(mail ->> 'bounce', 'bounced', 'received')
      ELSE ifnull((SELECT CASE WHEN state = 'dead' THEN 'dead' WHEN state = 'waiting' AND error IS NOT NULL THEN 'failing' END
                   FROM outbox WHERE event_seq = event.seq), 'answer') END
    FROM event
    WHERE contact_id = contact.id AND (action = 'answer' AND NOT taken_back
      OR action = 'received' AND (mail ->> 'automatic' IS NULL OR mail ->> 'bounce'))
    ORDER BY seq DESC LIMIT 1) AS last`

const COLUMNS = `contact.id, reference, name, email, contact.status, contact.language, owner,
  contact.created_at AS createdAt, contact.version, due_at AS dueAt, reasons, fields,
  ${TURN} AS waitsFor, ${SINCE} AS waitsSince, ${EXCERPT}, ${LAST}, ${DRAFTS},
  EXISTS (SELECT 1 FROM event
          WHERE contact_id = contact.id AND action = 'note' AND NOT taken_back) AS isNoted`

const NEWS = {
  received: 'Wrote back',
  bounced: 'Reply not delivered',
  dead: 'Reply not delivered',
  failing: 'Reply not sent yet',
  answer: undefined,
} as const

/** A page of the list, as `listRows`, with what its rows show. */
export async function readRows(
  db: D1Database,
  options: ContactFilter & { limit: number; before?: number | string | undefined },
): Promise<{ rows: Row[]; next: number | string | null }> {
  const columns = options.query ? `${COLUMNS}, message, attribution` : COLUMNS
  const { rows, next } = await listRows<Stored>(db, columns, options)
  return { rows: rows.map(toRow), next }
}

function toRow(row: Stored): Row {
  const { status, waitsFor, last } = row
  const isOpen = statusHas(status, 'isLive') || statusHas(status, 'isToDo')
  const isAnswered = last === 'received' && waitsFor === 'them'
  return {
    ...row,
    waitsFor: isOpen ? waitsFor : null,
    reasons: parseColumn<Reason[]>(row.reasons, []),
    fields: parseColumn<Row['fields']>(row.fields, {}),
    isNoted: row.isNoted === 1,
    drafts: JSON.parse(row.drafts),
    news: last && isOpen && !isAnswered ? NEWS[last] : undefined,
  }
}

/** More does not fit on a line. */
const LENGTH = 240
/** The length of the text before a match: on a phone, the match has to follow it within two lines. */
const LEAD = 24

/** The first words of a text on one line. */
export function openingOf(text: string, length = LENGTH): string {
  return cut(singleSpaces(text.slice(0, 2 * length + LEAD)), length)
}

/** The words of a text around the first one of a search, on one line; undefined where none is spelled so. */
export function passageOf(text: string, query: string): string | undefined {
  const line = singleSpaces(text)
  const lower = line.toLowerCase()
  const words = query.toLowerCase().match(/[^\s"]+|"[^"]+/g) ?? []
  const offsets = words.map((word) => lower.indexOf(word.replace('"', '')))
  const at = Math.min(...offsets.filter((found) => found !== -1))
  if (at === Number.POSITIVE_INFINITY) return undefined
  const space = line.indexOf(' ', Math.max(0, at - LEAD))
  return at <= LEAD ? cut(line) : `… ${cut(line.slice(space < at ? space + 1 : at))}`
}

// A cut at either end can leave half a surrogate pair, which has no UTF-8 form.
const HALVES = /^[\udc00-\udfff]|[\ud800-\udbff]$/g

function cut(text: string, length = LENGTH): string {
  return text.slice(0, length).replace(HALVES, '') + (text.length > length ? '…' : '')
}
