import type { ContactRecord } from '../contact/record.ts'
import type { ReceivedMail } from './received-mail.ts'

/** A mail that came in, as its notification has it: `note` is the newest part of its text. */
export type ReceivedEvent = ReceivedMail & { at: string; note: string }

/** The answer to a reply, and its enquiry. */
export type Answer = ContactRecord & { received: ReceivedEvent }

/** The mails of these events, by their numbers. */
export async function findReceived(
  db: D1Database,
  events: number[],
): Promise<Map<number, ReceivedEvent>> {
  const { results } = await db
    .prepare(
      `SELECT seq, at, note, mail FROM event
       WHERE seq IN (SELECT value FROM json_each(?1)) AND mail IS NOT NULL`,
    )
    .bind(JSON.stringify(events))
    .all<{ seq: number; at: string; note: string; mail: string }>()
  return new Map(results.map(({ seq, mail, ...event }) => [seq, { ...JSON.parse(mail), ...event }]))
}
