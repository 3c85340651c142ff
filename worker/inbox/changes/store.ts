import type { ContactStatus } from '#worker/contact/status.ts'
import {
  AS_READ,
  changeThread,
  entryOf,
  raiseVersion,
  type Thread,
  writeThread,
} from '#worker/contact/thread.ts'
import type { Actor } from '#worker/db/audit.ts'
import { HANDOVER } from '#worker/notify/handover.ts'
import { addressedNames, spellingsOf } from '#worker/operators.ts'
import { NEW_ID, outboxInsert, sendAgain } from '#worker/outbox/store.ts'
import { answerStatements, findReplyText, type Reply, TAKE_BACK_MS } from '#worker/replies/store.ts'
import { erase } from '#worker/retention/erase.ts'

/** An enquiry in the version that the operator saw; without one, in its current version. */
export type EnquiryVersion = { id: string; version?: number | undefined }

/**
 * A new status, a new owner, a new time when it is due (null: none), or several of them. Only an open enquiry has
 * such a time, and keeps it without `due`. Without `owner`, a move to open makes the actor the owner, except of a
 * colleague's open enquiry, and a move to new removes the owner.
 */
export type Move = EnquiryVersion & {
  to?: ContactStatus | undefined
  owner?: string | undefined
  due?: string | null | undefined
}

/** The operator, the channels for released spam and for new owners, and whether a move undoes another one. */
export type By = {
  channels: Record<'contact' | 'owner', string[]>
  actor: Actor
  undoes?: boolean
}

const TO = "coalesce(move.value ->> 'to', contact.status)"
/** ?3 is the name of the actor. */
const OWNER = `coalesce(move.value ->> 'owner', CASE
  WHEN ${TO} = 'open' AND (contact.status <> 'open' OR contact.owner = '') THEN ?3
  WHEN contact.status = ${TO} THEN contact.owner
  WHEN ${TO} = 'new' THEN ''
  ELSE contact.owner END)`
const DUE = `CASE
  WHEN ${TO} <> 'open' THEN NULL
  WHEN json_type(move.value, '$.due') IS NOT NULL THEN move.value ->> 'due'
  ELSE contact.due_at END`
/** The moves (?1, as JSON) whose enquiry still has the version that the operator saw, and would change. */
const MOVES = `json_each(?1) AS move CROSS JOIN contact ON contact.id = move.value ->> 'id'
  WHERE contact.version = ifnull(move.value ->> 'version', contact.version)
    AND (contact.status <> ${TO} OR contact.owner <> ${OWNER}
      OR contact.due_at IS NOT ${DUE})`

/**
 * Gives enquiries another status, which restarts their retention period, or another owner, each with its event,
 * all with one audit entry. Spam caused no notification on arrival: when it is released, each channel gets one.
 * A new owner with an address in the settings is told, 20 seconds later, unless the enquiry went on meanwhile or is
 * done; nobody tells themselves, and an undo tells nobody. Enquiries that are deleted, changed since the operator saw
 * them, or already moved are skipped. Resolves to the moved ids, and to the number of the audit entry: for a
 * form that was sent twice, of the first move; undefined when there is none. When storage fails, none is moved.
 */
export async function moveContacts(
  db: D1Database,
  moves: Move[],
  by: By,
): Promise<{ ids: string[]; change: number | undefined }> {
  const statements = moveStatements(db, moves, by)
  const [, audited, , , , moved, repeated] = await db.batch<{ id: string; seq: number }>(statements)
  const change = audited?.results[0]?.seq ?? repeated?.results[0]?.seq
  return { ids: moved?.results.map(({ id }) => id) ?? [], change }
}

type Change = By & {
  /** The version that the operator saw; a move and an answer apply to this version only. */
  version: number | undefined
  move?: Omit<Move, keyof EnquiryVersion> | undefined
  /** Whether to record that the operator has answered outside the inbox. */
  answer?: boolean
  /** The text to mail to its sender. */
  reply?: Reply | undefined
  /** The note to add; `''` for none. */
  note?: string
  /** Whether to queue all its notifications again, and one for each channel that was set up since. */
  resend?: boolean
}

/**
 * Answers, replies to or moves one enquiry, unless it changed since the operator saw it, and makes the additions that
 * overwrite nothing: a note, which becomes searchable, or another notification; each with its event and
 * audit entry, and once for each version that the operator saw, however often the form is sent. Resolves to
 * whether it had changed since the operator saw it, and to the number of the move's audit entry, as
 * `moveContacts` does. When storage fails, nothing is changed.
 */
export async function changeContact(
  db: D1Database,
  id: string,
  { version, move, answer, reply, note, resend, ...by }: Change,
): Promise<{ isStale: boolean; change: number | undefined }> {
  const { actor } = by
  let isStale = false
  let before: D1PreparedStatement[] = []
  const results = await changeThread<{ seq: number }>(db, { id }, async (thread) => {
    isStale = version !== undefined && version !== thread.version
    const seen = { id, version: version ?? thread.version }
    const notes = note && !isRepeat(thread, { version, note, actor }) ? [note] : []
    const isSent = reply && (isStale || (await findReplyText(db, id, reply.key)) !== undefined)
    const replies = reply && !isSent ? [reply.text] : []
    const texts = [...notes, ...replies].map((text) => entryOf(text))
    // The move sets the version.
    before = [
      ...(texts.length > 0 ? [writeThread(db, thread, [...texts, ...thread.entries])] : []),
      ...notes.flatMap((text) => noteStatements(db, thread, text, actor)),
      ...(answer || reply ? await answerStatements(db, seen, reply, actor) : []),
    ]
    const resent = resend ? resendStatements(db, seen, by) : []
    const isAdded = before.length + resent.length > 0
    return [
      ...before,
      ...moveStatements(db, move ? [{ ...seen, ...move }] : [], by),
      ...resent,
      ...(isAdded ? [raiseVersion(db, id)] : []),
    ]
  })
  const [, audited, , , , , repeated] = results?.slice(before.length) ?? []
  const change = audited?.results[0]?.seq ?? repeated?.results[0]?.seq
  return { isStale, change }
}

/**
 * Deletes enquiries in the versions that the operator saw, with one audit entry; those without a version, or
 * with a later one, stay. Resolves as `erase` does. When storage fails, none is deleted.
 */
export function deleteContacts(db: D1Database, seen: EnquiryVersion[], actor: Actor) {
  const where = `seq IN (
    SELECT contact.seq FROM json_each(?1) AS seen
    CROSS JOIN contact ON contact.id = seen.value ->> 'id'
    WHERE contact.version = seen.value ->> 'version')`
  const values: [string] = [JSON.stringify(seen)]
  return erase(db, 'contact', { where, order: 'seq', values }, { actor, action: 'delete' })
}

function moveStatements(db: D1Database, moves: Move[], { channels, actor, undoes = false }: By) {
  const now = new Date()
  const at = now.toISOString()
  const unique = [...new Map(moves.map((move) => [move.id, move])).values()]
  const prepare = (sql: string, ...values: unknown[]) =>
    db.prepare(sql).bind(JSON.stringify(unique), at, ...values)
  const by = [actor.name, Number(actor.verified)]
  const tells = !undoes && channels.owner.includes(HANDOVER)

  return [
    prepare(
      `INSERT INTO event (contact_id, at, actor, verified, action,
         from_status, to_status, from_owner, to_owner, from_due, to_due)
       SELECT contact.id, ?2, ?3, ?4, CASE
           WHEN contact.status <> ${TO} THEN 'status'
           WHEN contact.owner <> ${OWNER} THEN 'owner'
           ELSE 'later' END,
         contact.status, ${TO}, contact.owner, ${OWNER}, contact.due_at, ${DUE}
       FROM ${MOVES}`,
      ...by,
    ),
    prepare(
      `INSERT INTO audit (at, actor, verified, action, contact_ids, count, from_status, to_status)
       SELECT ?2, ?3, ?4, iif(?5, 'undo', CASE
           WHEN max(contact.status <> ${TO}) THEN 'status'
           WHEN max(contact.owner <> ${OWNER}) THEN 'owner'
           ELSE 'later' END),
         json_group_array(contact.id), count(*),
         group_concat(DISTINCT contact.status), group_concat(DISTINCT ${TO})
       FROM ${MOVES}
       HAVING count(*) > 0
       RETURNING seq`,
      ...by,
      Number(undoes),
    ),
    prepare(
      `INSERT INTO outbox (id, channel, contact_id, next_at, created_at)
       SELECT ${NEW_ID}, channel.value, contact.id, ?5, ?2
       FROM json_each(?4) AS channel CROSS JOIN ${MOVES}
         AND contact.status = 'spam' AND ${TO} IN ('new', 'open')
         AND NOT EXISTS (
           SELECT 1 FROM outbox WHERE contact_id = contact.id AND channel = channel.value)`,
      actor.name,
      JSON.stringify(channels.contact),
      now.getTime(),
    ),
    prepare(
      `DELETE FROM outbox WHERE channel = '${HANDOVER}' AND state = 'waiting'
         AND contact_id IN (SELECT contact.id FROM ${MOVES}
           AND (contact.owner <> ${OWNER} OR ${TO} <> 'open'))`,
      actor.name,
    ),
    prepare(
      `INSERT INTO outbox (id, channel, contact_id, next_at, created_at)
       SELECT ${NEW_ID}, '${HANDOVER}', contact.id, ?5, ?2
       FROM ${MOVES}
         AND ${OWNER} COLLATE NOCASE IN (SELECT value FROM json_each(?4))
         AND contact.owner <> ${OWNER} AND ${OWNER} <> ?3`,
      actor.name,
      spellingsOf(...(tells ? addressedNames() : [])),
      now.getTime() + TAKE_BACK_MS,
    ),
    prepare(
      `UPDATE contact SET status = event.to_status, owner = event.to_owner, due_at = event.to_due,
         version = event.seq,
         status_at = iif(event.action = 'status', ?2, status_at)
       FROM event
       WHERE contact.id IN (SELECT value ->> 'id' FROM json_each(?1))
         AND event.contact_id = contact.id AND event.seq > contact.version AND event.at = ?2
         AND event.action IN ('status', 'owner', 'later')
       RETURNING contact.id`,
    ),
    // The actor's own move of the version that they saw, which nobody has changed since.
    prepare(
      `SELECT max(audit.seq) AS seq
       FROM json_each(?1) AS move
       CROSS JOIN contact ON contact.id = move.value ->> 'id'
         AND contact.status = ${TO}
         AND contact.owner = coalesce(move.value ->> 'owner', contact.owner)
         AND contact.due_at IS ${DUE}
       CROSS JOIN event ON event.contact_id = contact.id AND event.seq > move.value ->> 'version'
         AND event.actor = ?3 AND event.action IN ('status', 'owner', 'later')
         AND event.to_status = contact.status AND event.to_owner = contact.owner
         AND event.to_due IS contact.due_at
       CROSS JOIN audit ON audit.at = event.at AND audit.action IN ('status', 'owner', 'later', 'undo')
         AND contact.id IN (SELECT value FROM json_each(contact_ids))`,
      actor.name,
    ),
  ]
}

type Note = { version: number | undefined; note: string; actor: Actor }

/** Whether the operator has added the same note to the same version before. */
function isRepeat({ entries }: Thread, { version, note, actor }: Note): boolean {
  return entries.some(
    (each) =>
      each.action === 'note' &&
      each.note === note &&
      each.actor === actor.name &&
      version !== undefined &&
      each.seq > version,
  )
}

function noteStatements(db: D1Database, { id, version }: Thread, note: string, actor: Actor) {
  const by = [new Date().toISOString(), actor.name, Number(actor.verified)]
  const prepare = (sql: string, ...values: unknown[]) =>
    db.prepare(`${sql} WHERE ${AS_READ}`).bind(id, version, ...by, ...values)
  return [
    prepare(
      `INSERT INTO audit (at, actor, verified, action, contact_ids, count)
       SELECT ?3, ?4, ?5, 'note', json_array(?1), 1`,
    ),
    prepare(
      `INSERT INTO event (contact_id, at, actor, verified, action, note)
       SELECT ?1, ?3, ?4, ?5, 'note', ?6`,
      note,
    ),
  ]
}

/** They do nothing when the actor has done the same to the same version before. */
function resendStatements(
  db: D1Database,
  { id, version }: EnquiryVersion,
  { channels, actor }: By,
) {
  const once = (sql: string) =>
    db
      .prepare(
        `${sql} FROM contact WHERE contact.id = ?1 AND NOT EXISTS (
           SELECT 1 FROM event
           WHERE contact_id = ?1 AND seq > ?2 AND actor = ?3 AND action = 'resend')`,
      )
      .bind(id, version, actor.name, new Date().toISOString(), Number(actor.verified))
  return [
    sendAgain(db, id, Date.now(), { actor: actor.name, version }),
    ...channels.contact.map((channel) => outboxInsert(db, channel, id)),
    once(
      `INSERT INTO audit (at, actor, verified, action, contact_ids, count)
       SELECT ?4, ?3, ?5, 'resend', json_array(id), 1`,
    ),
    once(
      `INSERT INTO event (contact_id, at, actor, verified, action)
       SELECT id, ?4, ?3, ?5, 'resend'`,
    ),
  ]
}
