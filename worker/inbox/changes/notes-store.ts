import { keptOf, replaceSearched } from '#worker/contact/change-search.ts'
import { SEARCH_MAX_LENGTH, searchableText } from '#worker/contact/search-text.ts'
import { raiseVersion } from '#worker/contact/version.ts'
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
  const itself = "seq = ?2 AND contact_id = ?1 AND action = 'note' AND verified = ?4"
  const prepare = (sql: string, ...values: unknown[]) =>
    db.prepare(sql).bind(id, event, actor.name, Number(actor.verified), ...values)
  const read = await prepare(
    `SELECT actor, note, (SELECT search FROM contact WHERE id = ?1) AS search FROM event
     WHERE ${itself}`,
  ).first<{ actor: string; note: string; search: string }>()
  if (!read || !isSameOperator(read.actor, actor.name)) return false
  if (read.note === '' && note !== '') return false
  const before = read.note
  if (before === note) return true

  const now = new Date().toISOString()
  const asRead = `${itself} AND note = ?5`
  const [, , , edited] = await db.batch([
    prepare(
      `UPDATE contact SET search = ${replaceSearched('?6', '?7', '?8')}
       WHERE id = ?1 AND EXISTS (SELECT 1 FROM event WHERE ${asRead})`,
      ...[before, keptOf(searchableText(before), read.search)],
      ...[note && `${searchableText(note)}\n`, SEARCH_MAX_LENGTH],
    ),
    prepare(
      `INSERT INTO audit (at, actor, verified, action, contact_ids, count)
       SELECT ?6, ?3, ?4, ?7, json_array(?1), 1 FROM event WHERE ${asRead}`,
      ...[before, now, note ? 'edit-note' : 'delete-note'],
    ),
    prepare(
      `INSERT INTO event (contact_id, at, actor, verified, action)
       SELECT ?1, ?6, ?3, ?4, 'edit-note' FROM event WHERE ${asRead}`,
      ...[before, now],
    ),
    prepare(
      `UPDATE event SET note = ?6, edited_at = ?7, taken_back = ?8 WHERE ${asRead} RETURNING seq`,
      ...[before, note, now, Number(note === '')],
    ),
    raiseVersion(db, id),
  ])
  return edited?.results.length === 1
}
