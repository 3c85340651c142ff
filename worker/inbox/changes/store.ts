import { SEARCH_MAX_LENGTH, searchableText } from '#worker/contact/search-text.ts'
import type { ContactStatus } from '#worker/contact/status.ts'
import { type Actor, auditInsert } from '#worker/db/audit.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { outboxInsert, sendAgain } from '#worker/outbox/store.ts'

/** Of the enquiries with these ids those that another status would move. */
const MOVED = 'id IN (SELECT value FROM json_each(?1)) AND status <> ?2'

export type Move = { status: ContactStatus; channels: string[]; actor: Actor }

/**
 * Moves enquiries to another status at this moment, from which their retention counts, each with its
 * event, all with one audit entry. Those that were spam were not told of when they came: released,
 * they are, through each channel. Ids that are gone, or are there already, are passed over. Resolves to
 * the ids that were moved, and to the number of the audit entry unless there are none. Throws a 503
 * when storage fails; then none is.
 */
export function moveContacts(
  db: D1Database,
  ids: string[],
  move: Move,
): Promise<{ ids: string[]; change: number | undefined }> {
  return orUnavailable(async () => {
    const statements = moveStatements(db, ids, move)
    const [, audited, , moved] = await db.batch<{ id: string; seq: number }>(statements)
    return { ids: moved?.results.map(({ id }) => id) ?? [], change: audited?.results[0]?.seq }
  })
}

type Change = {
  /** To be added; `''` is none. */
  note: string
  status?: ContactStatus | undefined
  /** Queues all its notifications once more, and one for each channel that was set up since. */
  resend: boolean
  channels: string[]
  actor: Actor
}

/**
 * Adds a note to one enquiry, which a search finds from now on, moves it and tells of it again, as far
 * as asked for, each with its event and audit entry. Throws a 503 when storage fails; then nothing is
 * changed.
 */
export function changeContact(
  db: D1Database,
  id: string,
  { note, status, resend, channels, actor }: Change,
): Promise<void> {
  const statements = [
    ...(note ? noteStatements(db, id, note, actor) : []),
    ...(status ? moveStatements(db, [id], { status, channels, actor }) : []),
    ...(resend ? resendStatements(db, id, channels, actor) : []),
  ]
  return orUnavailable(async () => {
    if (statements.length > 0) await db.batch(statements)
  })
}

function moveStatements(
  db: D1Database,
  ids: string[],
  { status, channels, actor }: Move,
): D1PreparedStatement[] {
  const now = new Date()
  const at = now.toISOString()
  const by = [actor.name, Number(actor.verified)]
  const told = status === 'new' || status === 'open' ? channels : []
  const prepare = (sql: string, ...values: unknown[]) =>
    db.prepare(sql).bind(JSON.stringify(ids), status, ...values)

  return [
    prepare(
      `INSERT INTO event (contact_id, at, actor, verified, action, from_status, to_status)
       SELECT id, ?3, ?4, ?5, 'status', status, ?2 FROM contact WHERE ${MOVED}`,
      at,
      ...by,
    ),
    prepare(
      `INSERT INTO audit (at, actor, verified, action, contact_ids, count)
       SELECT ?3, ?4, ?5, 'status', json_group_array(id), count(*) FROM contact WHERE ${MOVED}
       HAVING count(*) > 0
       RETURNING seq`,
      at,
      ...by,
    ),
    prepare(
      `INSERT INTO outbox (id, channel, contact_id, next_at, created_at)
       SELECT 'msg_' || lower(hex(randomblob(16))), json_each.value, contact.id, ?4, ?5
       FROM contact CROSS JOIN json_each(?3)
       WHERE ${MOVED.replaceAll(/\b(id|status)\b/g, 'contact.$1')} AND contact.status = 'spam'
         AND NOT EXISTS (
           SELECT 1 FROM outbox WHERE contact_id = contact.id AND channel = json_each.value)`,
      JSON.stringify(told),
      now.getTime(),
      at,
    ),
    prepare(`UPDATE contact SET status = ?2, status_at = ?3 WHERE ${MOVED} RETURNING id`, at),
  ]
}

function noteStatements(db: D1Database, id: string, note: string, actor: Actor) {
  return [
    eventInsert(db, id, { actor, action: 'note', note }),
    db
      .prepare('UPDATE contact SET search = substr(?2 || char(10) || search, 1, ?3) WHERE id = ?1')
      .bind(id, searchableText(note), SEARCH_MAX_LENGTH),
    auditInsert(db, { actor, action: 'note', contactIds: [id] }),
  ]
}

function resendStatements(db: D1Database, id: string, channels: string[], actor: Actor) {
  return [
    sendAgain(db, id, Date.now()),
    ...channels.map((channel) => outboxInsert(db, channel, id)),
    eventInsert(db, id, { actor, action: 'resend' }),
    auditInsert(db, { actor, action: 'resend', contactIds: [id] }),
  ]
}

function eventInsert(
  db: D1Database,
  id: string,
  { actor, action, note = null }: { actor: Actor; action: 'note' | 'resend'; note?: string | null },
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO event (contact_id, at, actor, verified, action, note)
       SELECT id, ?2, ?3, ?4, ?5, ?6 FROM contact WHERE id = ?1`,
    )
    .bind(id, new Date().toISOString(), actor.name, Number(actor.verified), action, note)
}
