import type { EnquiryRecord } from '../enquiry/enquiry-record.ts'
import { statusListSql } from '../enquiry/status.ts'
import { entriesSearchText, updateFromThread } from '../enquiry/update-thread.ts'
import { caseVariantsJson, mailableNames } from '../operators.ts'
import { NEW_ID_EXPRESSION } from '../outbox/store.ts'
import { HOUR_MS, timestampBefore } from '../time.ts'

/** What the thread of an enquiry keeps of a mail that came in, besides the newest part of its text. */
export type ReceivedMail = {
  /** The address in its `From`, one printable line; anyone can write any, see `dmarc`. */
  from: string
  /** The other addresses that it went to, in To or in Cc, without ours; at most four. */
  cc?: string[]
  /** One printable line. */
  subject?: string
  /** The rest of the text: earlier mails that it quotes. */
  quoted?: string
  /** The names, one printable line each, and the sizes in bytes. Their content is in the forwarded mail. */
  attachments?: { name: string; size: number }[]
  /** Cloudflare's result of DMARC for that address (RFC 7489), if the mail has one. */
  dmarc?: 'pass' | 'fail' | 'none'
  /** Whether a machine sent it, an out-of-office message, a list, a bounce, or an operator: it is nobody's answer. */
  automatic?: true
  /** The name of the operator whose own address it is from, or that address; not if it is that of the enquiry. */
  operator?: string
  /** Whether it says that a reply was not delivered. */
  bounce?: true
  /** Whether the text is cut, or missing, because the mail is too large or not readable. */
  cut?: true
  /** Whether the mail itself was forwarded to EMAIL_TO. */
  forwarded?: true
}

/** A mail for the thread: `text` is its newest part, `key` the same for repeats, `returned` our mail in it. */
export type NewMail = ReceivedMail & { key: string; text: string; returned?: string }

/** The name of the channel that tells the owner of an enquiry, who needs an address in the settings. */
export const WROTE_BACK_CHANNEL = 'wrote-back'

/** What a bounce says of a notification. */
const RETURNED = 'The mail came back: it could not be delivered.'

/** The maximum in an hour for one enquiry, from one address, which anyone can write, and from all. */
const MAILS_OF_SENDER = 10
const MAILS_OF_ENQUIRY = 20
/** The maximum of bytes of all mails to one enquiry: a list reads those of all its enquiries. */
const BYTES_OF_ENQUIRY = 200_000

/** The event of the mail with the key ?2 of the enquiry ?1. */
const SAME_MAIL_SQL =
  "event.enquiry_id = enquiry.id AND event.mail IS NOT NULL AND event.mail ->> 'key' = ?2"

/** The status of an enquiry after a mail; if ?6 is 1, an automatic one, which has to return the reply ?14. */
const STATUS_AFTER = `CASE WHEN status NOT IN (${statusListSql('returnsOnMail')}) OR ?6 AND NOT EXISTS (
    SELECT 1 FROM outbox
    WHERE outbox.id = ?14 AND channel = 'reply' AND enquiry_id = enquiry.id AND state = 'delivered')
  THEN status
  WHEN owner = '' THEN 'new' ELSE 'open' END`

/**
 * Adds a mail to the enquiry with this reference, once, however often it arrives: a mail of a person sets the enquiry
 * to New, or to Open if it has an owner, and leaves Held and Spam; except in Spam, each of the channels gets a
 * notification. A bounce marks the mail that it returns as given up; that of a reply moves the enquiry, too. Resolves
 * to whether the enquiry has the mail: false if there is no such enquiry, or a limit is reached.
 */
export async function storeReceived(
  db: D1Database,
  reference: string,
  { key, text, returned, operator, ...received }: NewMail,
  channels: string[],
): Promise<boolean> {
  const now = new Date()
  const prepare = (sql: string, ...values: unknown[]) =>
    db.prepare(sql).bind(reference, key, ...values)
  const { from, dmarc } = received
  const results = await updateFromThread(db, { reference }, ({ email, version, entries }) => {
    // Who tries the form with an address of their own is its sender.
    const isInternal = operator && from.toLowerCase() !== email.toLowerCase()
    const mail = { ...received, ...(isInternal && { automatic: true, operator }) }
    return [
      prepare(
        `INSERT INTO event (enquiry_id, at, actor, verified, action, to_status, text, mail)
       SELECT id, ?3, ?4, ?5, 'received', nullif(${STATUS_AFTER}, status), ?7, ?8 FROM enquiry
       WHERE reference = ?1 AND version = ?13 AND NOT EXISTS (SELECT 1 FROM event WHERE ${SAME_MAIL_SQL})
         AND (SELECT total(at > ?9 AND actor = ?4) < ?10 AND total(at > ?9) < ?11
                AND total(length(CAST(text AS BLOB)) + length(CAST(mail AS BLOB))) < ?12
              FROM event WHERE enquiry_id = enquiry.id AND mail IS NOT NULL)`,
        ...[now.toISOString(), from, Number(dmarc === 'pass')],
        ...[Number(mail.automatic ?? false), text],
        ...[JSON.stringify({ key, ...mail }), timestampBefore(now, HOUR_MS)],
        ...[MAILS_OF_SENDER, MAILS_OF_ENQUIRY, BYTES_OF_ENQUIRY, version, returned ?? null],
      ),
      prepare(
        `UPDATE enquiry SET version = event.seq,
         status = ifnull(event.to_status, status),
         status_at = iif(event.to_status IS NULL, status_at, event.at),
         thread_search = ?3
       FROM event WHERE reference = ?1 AND ${SAME_MAIL_SQL} AND event.seq > version`,
        entriesSearchText([{ text, ...mail }, ...entries]),
      ),
      prepare(
        `INSERT INTO outbox (id, channel, enquiry_id, received_seq, next_at, created_at)
       SELECT ${NEW_ID_EXPRESSION}, channel.value, enquiry.id, event.seq, ?4, ?5
       FROM enquiry CROSS JOIN event ON ${SAME_MAIL_SQL} CROSS JOIN json_each(?3) AS channel
       WHERE reference = ?1 AND status <> 'spam' AND event.mail ->> 'automatic' IS NULL
         AND (channel.value <> '${WROTE_BACK_CHANNEL}' OR owner COLLATE NOCASE IN (SELECT value FROM json_each(?6)))
         AND NOT EXISTS (
           SELECT 1 FROM outbox WHERE enquiry_id = enquiry.id AND received_seq = event.seq
             AND channel = channel.value)`,
        ...[JSON.stringify(channels), now.getTime(), now.toISOString()],
        caseVariantsJson(...mailableNames()),
      ),
      prepare(
        `UPDATE outbox SET state = 'dead', error = ?3
       FROM enquiry CROSS JOIN event ON ${SAME_MAIL_SQL}
       WHERE reference = ?1 AND outbox.enquiry_id = enquiry.id AND outbox.state = 'delivered'
         AND event.mail ->> 'bounce' AND outbox.channel IN ('reply', 'receipt') AND outbox.id = ?4`,
        ...[RETURNED, returned ?? null],
      ),
      prepare(`SELECT 1 FROM enquiry CROSS JOIN event ON ${SAME_MAIL_SQL} WHERE reference = ?1`),
    ]
  })
  return results?.at(-1)?.results.length === 1
}

/** A mail that came in, as its notification has it: `text` is the newest part. */
export type ReceivedEvent = ReceivedMail & { at: string; text: string }

/** A mail that came in, and its enquiry. */
export type ReceivedReply = EnquiryRecord & { received: ReceivedEvent }

/** The mails of these events, by their numbers. */
export async function findReceived(
  db: D1Database,
  events: number[],
): Promise<Map<number, ReceivedEvent>> {
  const { results } = await db
    .prepare(
      `SELECT seq, at, text, mail FROM event
       WHERE seq IN (SELECT value FROM json_each(?1)) AND mail IS NOT NULL`,
    )
    .bind(JSON.stringify(events))
    .all<{ seq: number; at: string; text: string; mail: string }>()
  return new Map(results.map(({ seq, mail, ...event }) => [seq, { ...JSON.parse(mail), ...event }]))
}
