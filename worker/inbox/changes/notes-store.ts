import { AS_READ, changeThread, raiseVersion, writeThread } from '#worker/contact/thread.ts'
import type { Actor } from '#worker/db/audit.ts'
import { isSameOperator } from '#worker/operators.ts'

type Edit = {
  /** The version of the event of the note. */
  event: number
  /** Its new text; '' deletes it. */
  note: string
  actor: Actor
}

/**
 * Gives a note of this operator another text, or deletes it, in the history and in the search, and records
 * that as an event and in the audit. Resolves to whether it now has that text, also for a repeat: a note that is
 * not theirs, or is deleted, stays. When storage fails, nothing is changed.
 */
export async function editNote(
  db: D1Database,
  id: string,
  { event, note, actor }: Edit,
): Promise<boolean> {
  let isEdited = false
  await changeThread(db, { id }, (thread) => {
    const own = thread.entries.find(({ seq, action }) => seq === event && action === 'note')
    isEdited =
      own !== undefined &&
      own.verified === actor.verified &&
      isSameOperator(own.actor, actor.name) &&
      (own.note === note || !own.takenBack)
    if (!isEdited || own?.note === note) return []

    const entries = thread.entries.map((each) => (each === own ? { ...each, note } : each))
    const by = [new Date().toISOString(), actor.name, Number(actor.verified)]
    const prepare = (sql: string, ...values: unknown[]) =>
      db.prepare(`${sql} ${AS_READ}`).bind(id, thread.version, ...values)
    return [
      writeThread(db, thread, entries),
      prepare(
        `INSERT INTO audit (at, actor, verified, action, contact_ids, count)
         SELECT ?3, ?4, ?5, ?6, json_array(?1), 1 WHERE`,
        ...[...by, note ? 'edit-note' : 'delete-note'],
      ),
      prepare(
        `INSERT INTO event (contact_id, at, actor, verified, action)
         SELECT ?1, ?3, ?4, ?5, 'edit-note' WHERE`,
        ...by,
      ),
      prepare(
        'UPDATE event SET note = ?3, edited_at = ?4, taken_back = ?5 WHERE seq = ?6 AND',
        ...[note, by[0], Number(note === ''), event],
      ),
      raiseVersion(db, id),
    ]
  })
  return isEdited
}
