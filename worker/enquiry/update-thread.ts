import type { Actor } from '../db/audit.ts'
import { threadSearchText } from './search-text.ts'

/** A note, a reply or a mail in the thread of an enquiry. */
export type Entry = {
  /** The version of its event. */
  seq: number
  actor: string
  verified: boolean
  action: 'note' | 'reply' | 'received'
  /** Null for a reply outside the inbox. */
  text: string | null
  quoted: string | null
  /** The address that a mail came from, and the others that it went to. */
  from: string | null
  cc: string[] | null
  takenBack: boolean
}

/** The thread of an enquiry in a version, with its address: its entries, newest first. */
export type Thread = { id: string; version: number; email: string; entries: Entry[] }

/** The condition, in SQL, that the enquiry ?1 still has the version ?2. */
export const IS_UNCHANGED = '(SELECT version FROM enquiry WHERE id = ?1) = ?2'

/**
 * Changes an enquiry by statements that are decided from its thread. Each of them depends on IS_UNCHANGED, except those
 * that are safe to repeat: if somebody changes the enquiry meanwhile, the thread is read and decided again. Resolves to
 * the results of the statements; undefined when there is no such enquiry. When storage fails, nothing is changed.
 */
export async function updateFromThread<Row>(
  db: D1Database,
  name: { id: string } | { reference: string },
  decide: (thread: Thread) => D1PreparedStatement[] | Promise<D1PreparedStatement[]>,
): Promise<D1Result<Row>[] | undefined> {
  for (;;) {
    const thread = await readThread(db, name)
    if (!thread) return undefined
    const [asRead, ...results] = await db.batch<Row>([
      db.prepare(`SELECT 1 WHERE ${IS_UNCHANGED}`).bind(thread.id, thread.version),
      ...(await decide(thread)),
    ])
    if (asRead?.results.length === 1) return results
  }
}

async function readThread(
  db: D1Database,
  name: { id: string } | { reference: string },
): Promise<Thread | undefined> {
  const [[column, value] = []] = Object.entries(name)
  const row = await db
    .prepare(
      `SELECT id, version, email, (
         SELECT json_group_array(json_object(
           'seq', event.seq, 'actor', actor, 'verified', json(iif(verified, 'true', 'false')),
           'action', action, 'text', event.text, 'quoted', iif(json_type(mail) = 'object', mail ->> 'quoted', NULL),
           'from', iif(action = 'received', actor, NULL), 'cc', iif(json_type(mail) = 'object', mail -> '$.cc', NULL), 'takenBack', json(iif(taken_back, 'true', 'false'))) ORDER BY event.seq DESC)
         FROM event
         WHERE enquiry_id = enquiry.id AND action IN ('note', 'reply', 'received')) AS entries
       FROM enquiry WHERE ${column} = ?1`,
    )
    .bind(value)
    .first<Omit<Thread, 'entries'> & { entries: string }>()
  return row ? { ...row, entries: JSON.parse(row.entries) } : undefined
}

/**
 * The statements that record a change by an operator: its audit entry, whose number the first of them returns, and its
 * event.
 * @param action the same of both, with the words of the event and its time, which is that of a change beside it
 */
export function auditAndEventInserts(
  db: D1Database,
  { id, version }: Thread,
  actor: Actor,
  { action, text = null, at = new Date() }: { action: string; text?: string | null; at?: Date },
): D1PreparedStatement[] {
  const by = [id, version, at.toISOString(), actor.name, Number(actor.verified), action]
  return [
    db
      .prepare(
        `INSERT INTO audit (at, actor, verified, action, enquiry_ids, count)
         SELECT ?3, ?4, ?5, ?6, json_array(?1), 1 WHERE ${IS_UNCHANGED}
         RETURNING seq`,
      )
      .bind(...by),
    db
      .prepare(
        `INSERT INTO event (enquiry_id, at, actor, verified, action, text)
         SELECT ?1, ?3, ?4, ?5, ?6, ?7 WHERE ${IS_UNCHANGED}`,
      )
      .bind(...by, text),
  ]
}

/** A new entry has only some of these. */
type Words = Partial<Pick<Entry, 'text' | 'quoted' | 'from' | 'cc' | 'takenBack'>>

/** The statement that writes the column `thread_search`, for these entries, the newest first. */
export function threadSearchUpdate(
  db: D1Database,
  { id, version }: Thread,
  entries: Words[],
): D1PreparedStatement {
  return db
    .prepare('UPDATE enquiry SET thread_search = ?3 WHERE id = ?1 AND version = ?2')
    .bind(id, version, entriesSearchText(entries))
}

/** The value of that column, with each address once. Quotations come last: most of their words are in other texts. */
export function entriesSearchText(entries: Words[]): string {
  const shown = entries.filter(({ takenBack }) => !takenBack)
  const emails = new Set(shown.flatMap(({ from, cc }) => [from, ...(cc ?? [])]))
  const quoted = shown.map((each) => each.quoted)
  const texts = [...shown.map(({ text }) => text), ...emails, ...quoted]
  return threadSearchText(texts.flatMap((text) => text || []))
}

/** The statement that makes the last event of an enquiry its version. */
export function versionUpdate(db: D1Database, id: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE enquiry SET version = (SELECT max(seq) FROM event WHERE enquiry_id = enquiry.id)
       WHERE id = ?1 AND EXISTS (SELECT 1 FROM event WHERE enquiry_id = ?1)`,
    )
    .bind(id)
}
