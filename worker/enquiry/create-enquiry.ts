import { canonicalMailbox } from '../outbox/mail-budget.ts'
import { outboxInsert } from '../outbox/store.ts'
import { settings } from '../settings.ts'
import type { Attribution } from '../shared/attribution.ts'
import type { EnquiryIds, FormField } from '../shared/field-values.ts'
import type { Verdict } from '../spam/filter.ts'
import { DAY_MS, timestampBefore } from '../time.ts'
import { hashEnquiryWords, hashLetters, keyReusedError, REPEAT_WINDOW_MS } from './deduplication.ts'
import type { Enquiry } from './enquiry-record.ts'
import { createReference } from './enquiry-record.ts'
import { nameAndPhonesInsert } from './related-enquiries.ts'
import { toSearchText } from './search-text.ts'

type NewEnquiry = {
  enquiry: Enquiry
  form: readonly FormField[]
  /** The BCP 47 tag of the language of its form. */
  language: string
  /** Where it came from: a repeat may say something else. */
  attribution?: Attribution
  /** Identifies repeats, chosen by the sender; without it, equal words within ten minutes are one enquiry. */
  idempotencyKey: string | undefined
  verdict: Verdict
  /** The channels of its notifications, and those of a receipt to its sender. */
  channels: string[]
  receipts?: string[]
  /** The sender is frequent: beyond the daily number, no notification is sent. */
  frequent?: boolean
  now?: number
}

/**
 * The enquiry that this one repeats: one with the same key or, without a key, one with the same words since the start
 * of the window. Two sent at once are stored one after the other, so neither is missed. ?1 is JSON by these names.
 */
const SAME_FORM_SQL = `idempotency_key = ?1 ->> 'key'
  OR (?1 ->> 'key' IS NULL AND idempotency_key IS NULL
    AND words_hash = ?1 ->> 'wordsHash' AND created_at > ?1 ->> 'windowStart')`

/** Spam that an operator marked: what the filter marks keeps the time of its arrival. */
const MARKED_SQL = `status = 'spam' AND status_at > created_at`

/**
 * SQL for the reason to hold an enquiry, if an operator moved another one of the same text or of the same address to
 * Spam; NULL otherwise. Nothing is stored for it: an enquiry that leaves Spam, or is erased, is forgotten at once.
 * Marks of the filter do not count, so that no flood can hold a customer's enquiry.
 */
const REMEMBERED_SQL = `coalesce(
  (SELECT 'sameText: ' || reference FROM enquiry
   WHERE ${MARKED_SQL} AND letters_hash = ?1 ->> 'lettersHash' LIMIT 1),
  (SELECT 'sameSender: ' || reference FROM enquiry
   WHERE ${MARKED_SQL} AND email = ?1 ->> 'email' LIMIT 1))`

/**
 * SQL for whether the daily number of enquiries or more arrived in the day before. `seq` goes up by one, so one look at
 * the row that many from the end is enough. Where rows were deleted, that row is older, so the result turns to yes
 * later, never earlier.
 */
const OVERFLOWS_SQL = `ifnull((
  SELECT created_at FROM enquiry
  WHERE seq <= (SELECT max(seq) FROM enquiry) - (?1 ->> 'daily') + 1
  ORDER BY seq DESC LIMIT 1
) > ?1 ->> 'dayBefore', FALSE)`

/** ?1 is JSON of the values by their names; long texts cost less as parameters: ?2 the message, ?3 the search text. */
const INSERT = `INSERT INTO enquiry (
    id, reference, idempotency_key, words_hash, letters_hash, status, reasons, status_at, created_at,
    search, thread_search, name, email, language, fields, attribution, message)
  SELECT new ->> 'id', new ->> 'reference', new ->> 'key', new ->> 'wordsHash', new ->> 'lettersHash',
    CASE WHEN overflows THEN new ->> 'overflowStatus'
      WHEN remembered IS NOT NULL AND new ->> 'status' = 'new' THEN 'held'
      ELSE new ->> 'status' END,
    CASE WHEN overflows THEN new -> 'overflowReasons'
      WHEN remembered IS NOT NULL THEN json_insert(new -> 'reasons', '$[#]', remembered)
      ELSE new -> 'reasons' END,
    new ->> 'now', new ->> 'now', ?3, '', new ->> 'name', new ->> 'email', new ->> 'language',
    new -> 'fields', new -> 'attribution', ?2
  FROM (SELECT ?1 AS new, ${OVERFLOWS_SQL} AS overflows, ${REMEMBERED_SQL} AS remembered)
  WHERE NOT EXISTS (SELECT 1 FROM enquiry WHERE ${SAME_FORM_SQL})
  RETURNING id`

/**
 * Stores an enquiry, or finds the one that it repeats; when this resolves, it and its notifications are durable. One
 * like another that an operator moved to Spam is held, and so is one beyond the daily number: without notifications if
 * its sender is frequent. Throws a 422 for a key of a different enquiry. When storage fails, a retry creates no
 * duplicate.
 */
export async function createEnquiry(
  db: D1Database,
  {
    enquiry,
    form,
    language,
    attribution = {},
    idempotencyKey,
    verdict,
    channels,
    receipts = [],
    frequent = false,
    now = Date.now(),
  }: NewEnquiry,
): Promise<EnquiryIds> {
  const { message, ...values } = enquiry
  const id = crypto.randomUUID()
  const reference = createReference()
  const wordsHash = await hashEnquiryWords(enquiry)
  const same = {
    key: idempotencyKey,
    wordsHash,
    windowStart: timestampBefore(now, REPEAT_WINDOW_MS),
  }
  const row = {
    ...{ id, reference, ...same, ...values, ...verdict, language, attribution },
    daily: settings.dailyEnquiries,
    dayBefore: timestampBefore(now, DAY_MS),
    // Never better than `held`.
    overflowStatus: verdict.status === 'spam' ? 'spam' : 'held',
    overflowReasons: [...verdict.reasons, 'overflow'],
    now: new Date(now).toISOString(),
    lettersHash: await hashLetters(message),
  }

  const unless = frequent ? 'overflow' : undefined
  const [inserted] = await db.batch([
    db
      .prepare(INSERT)
      .bind(
        JSON.stringify(row),
        message,
        toSearchText({ ...enquiry, reference, attribution }, form),
      ),
    nameAndPhonesInsert(db, id, enquiry),
    ...channels.map((channel) => outboxInsert(db, channel, id, { unless })),
    ...receipts.map((channel) =>
      outboxInsert(db, channel, id, { unless, recipient: canonicalMailbox(enquiry.email) }),
    ),
  ])
  return inserted?.results.length === 1 ? { id, reference } : findRepeated(db, same)
}

async function findRepeated(db: D1Database, same: { wordsHash: string }): Promise<EnquiryIds> {
  const found = await db
    .prepare(
      `SELECT id, reference, words_hash FROM enquiry
       WHERE ${SAME_FORM_SQL}
       ORDER BY created_at DESC
       LIMIT 1`,
    )
    .bind(JSON.stringify(same))
    .first<EnquiryIds & { words_hash: string }>()
  // Erased between the two statements: a retry stores it.
  if (!found) throw new Error('The enquiry that this one repeats is gone.')
  if (found.words_hash !== same.wordsHash) throw keyReusedError()
  return { id: found.id, reference: found.reference }
}
