import { searchText } from '#worker/contact/search-text.ts'
import type { ContactStatus } from '#worker/contact/status.ts'
import { type Actor, auditInsert } from '#worker/db/audit.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { outboxInsert, sendAgain } from '#worker/outbox/store.ts'
import type { OperatorContact } from '../enquiry/store.ts'

/**
 * Moves an enquiry to another status at this moment, from which its retention counts, with its audit
 * entry. One that was spam was not told of when
 * it came: released, it is, through each channel. Throws a 503 when storage fails.
 */
export async function changeStatus(
  db: D1Database,
  contact: OperatorContact,
  { status, channels, actor }: { status: ContactStatus; channels: string[]; actor: Actor },
): Promise<void> {
  const { id } = contact
  if (status === contact.status) return
  const isRelease = contact.status === 'spam' && (status === 'new' || status === 'open')
  await orUnavailable(() =>
    db.batch([
      db
        .prepare('UPDATE contact SET status = ?2, status_at = ?3 WHERE id = ?1')
        .bind(id, status, new Date().toISOString()),
      auditInsert(db, { actor, action: 'status', contactIds: [id] }),
      ...(isRelease ? channels.map((channel) => outboxInsert(db, channel, id)) : []),
    ]),
  )
}

/**
 * Replaces the note of an enquiry, which `''` removes, and what is searched for with it, with its
 * audit entry. Throws a 503 when storage fails.
 */
export function writeNote(
  db: D1Database,
  contact: OperatorContact,
  { note, actor }: { note: string; actor: Actor },
): Promise<unknown> {
  return orUnavailable(() =>
    db.batch([
      db
        .prepare('UPDATE contact SET note = ?2, search = ?3 WHERE id = ?1')
        .bind(contact.id, note, searchText({ ...contact, note })),
      auditInsert(db, { actor, action: 'note', contactIds: [contact.id] }),
    ]),
  )
}

/**
 * Queues all notifications of an enquiry once more, and one for each channel that was set up since,
 * with the audit entry. Throws a 503 when storage fails.
 */
export function resend(
  db: D1Database,
  { id }: OperatorContact,
  { channels, actor }: { channels: string[]; actor: Actor },
): Promise<unknown> {
  return orUnavailable(() =>
    db.batch([
      sendAgain(db, id, Date.now()),
      ...channels.map((channel) => outboxInsert(db, channel, id)),
      auditInsert(db, { actor, action: 'resend', contactIds: [id] }),
    ]),
  )
}
