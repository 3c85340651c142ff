import { timestampBefore } from '../db/timestamps.ts'
import { mailboxOf, type Queued, warnOfBudget } from '../outbox/recipient.ts'
import { outboxInsert } from '../outbox/store.ts'
import type { Attribution } from '../shared/attribution.ts'
import type { FormField } from '../shared/contact-form.ts'
import type { Verdict } from '../spam/filter.ts'
import { fingerprintOf, keyReused, REPEAT_WINDOW_MS } from './idempotency-key.ts'
import { OVERFLOWS, overflowValues, overflowVerdict, warnOfOverflow } from './overflow.ts'
import type { Enquiry, Receipt } from './record.ts'
import { createReference } from './reference.ts'
import { searchText, shortSearchText } from './search-text.ts'
import { textKey } from './text-key.ts'

type NewContact = {
  enquiry: Enquiry
  form: readonly FormField[]
  /** The BCP 47 tag of the language of its form; null, of an earlier version, for the first one of the site. */
  language?: string | null
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

type Stored = Receipt & { overflows: number }

/**
 * The enquiry that this one repeats: one with the same key (?1) or, without a key, one with the same
 * words (?2) since a moment (?3). Two sent at once are stored one after the other, so neither is missed.
 */
const SAME = `idempotency_key = ?1
  OR (?1 IS NULL AND idempotency_key IS NULL AND fingerprint = ?2 AND created_at > ?3)`

/** Spam that an operator marked: what the filter marks keeps the time of its arrival. */
const MARKED = `status = 'spam' AND status_at > created_at`

/**
 * SQL for the reason to hold an enquiry, if an operator moved another one of the same text (?20) or of the
 * same address (?11) to Spam; NULL otherwise. Nothing is stored for it: an enquiry that leaves Spam, or is
 * erased, is forgotten at once. Marks of the filter do not count, so that no flood can hold a customer's
 * enquiry.
 */
const REMEMBERED = `coalesce(
  (SELECT 'sameText: ' || reference FROM contact WHERE ${MARKED} AND text_key = ?20 LIMIT 1),
  (SELECT 'sameSender: ' || reference FROM contact WHERE ${MARKED} AND email = ?11 LIMIT 1))`

/**
 * Stores an enquiry, or finds the one that it repeats. When this resolves, the enquiry and its
 * notifications are durable. An enquiry like one that an operator moved to Spam is held. Beyond the daily
 * number of the settings, the enquiry is held, with a short search text, and without notifications if its
 * sender is frequent. Throws a 422 for a key that was used with a different enquiry. When storage fails, a
 * retry cannot create a duplicate.
 */
export async function createContact(
  db: D1Database,
  {
    enquiry,
    form,
    language = null,
    attribution = {},
    idempotencyKey,
    verdict,
    channels,
    receipts = [],
    frequent = false,
    now = Date.now(),
  }: NewContact,
): Promise<Receipt> {
  const { name, email, message, fields } = enquiry
  const id = crypto.randomUUID()
  const reference = createReference()
  const fingerprint = await fingerprintOf(enquiry)
  const windowStart = timestampBefore(now, REPEAT_WINDOW_MS)
  const same = [idempotencyKey ?? null, fingerprint, windowStart]
  const overflow = overflowVerdict(verdict)

  const unless = frequent ? 'overflow' : undefined
  const [inserted, ...queued] = await db.batch<Stored & Queued>([
    db
      .prepare(
        `INSERT INTO contact (idempotency_key, fingerprint, id, reference, status, status_at,
                              created_at, reasons, search, name, email, service_interest, message,
                              language, text_key, fields, attribution)
         SELECT ?1, ?2, ?4, ?5, CASE
                  WHEN overflows THEN ?16
                  WHEN remembered IS NOT NULL AND ?6 = 'new' THEN 'held'
                  ELSE ?6 END,
                ?7, ?7, CASE
                  WHEN overflows THEN ?17
                  WHEN remembered IS NOT NULL THEN json_insert(?8, '$[#]', remembered)
                  ELSE ?8 END,
                iif(overflows, ?19, ?9), ?10, ?11, ?12, ?13, ?18, ?20, ?21, ?22
         FROM (SELECT ${OVERFLOWS} AS overflows, ${REMEMBERED} AS remembered)
         WHERE NOT EXISTS (SELECT 1 FROM contact WHERE ${SAME})
         RETURNING id, reference, reasons = ?17 AS overflows`,
      )
      .bind(
        ...same,
        id,
        reference,
        verdict.status,
        new Date(now).toISOString(),
        JSON.stringify(verdict.reasons),
        searchText({ ...enquiry, reference, attribution }, form),
        name,
        email,
        String(fields.serviceInterest ?? ''),
        message,
        ...overflowValues(now),
        overflow.status,
        JSON.stringify(overflow.reasons),
        language,
        shortSearchText({ ...enquiry, reference }),
        await textKey(message),
        JSON.stringify(fields),
        JSON.stringify(attribution),
      ),
    ...channels.map((channel) => outboxInsert(db, channel, id, { unless })),
    ...receipts.map((channel) =>
      outboxInsert(db, channel, id, { unless, recipient: mailboxOf(email) }),
    ),
  ])
  const [stored] = inserted?.results ?? []
  if (!stored) return findRepeated(db, same, fingerprint)
  if (stored.overflows) warnOfOverflow(now)
  warnOfBudget(queued, Date.now())
  return { id, reference }
}

async function findRepeated(
  db: D1Database,
  same: (string | null)[],
  fingerprint: string,
): Promise<Receipt> {
  const found = await db
    .prepare(
      `SELECT id, reference, fingerprint FROM contact
       WHERE ${SAME}
       ORDER BY created_at DESC
       LIMIT 1`,
    )
    .bind(...same)
    .first<Receipt & { fingerprint: string }>()
  // Erased between the two statements: a retry stores it.
  if (!found) throw new Error('The enquiry that this one repeats is gone.')
  if (found.fingerprint !== fingerprint) throw keyReused()
  return { id: found.id, reference: found.reference }
}
