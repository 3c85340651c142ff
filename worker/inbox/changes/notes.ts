import { Hono } from 'hono'
import * as z from 'zod/mini'
import { toJson } from '#worker/contact/record.ts'
import { AS_READ, changeThread, raiseVersion, writeThread } from '#worker/contact/thread.ts'
import type { Actor } from '#worker/db/audit.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { readFields } from '#worker/http/body.ts'
import { ApiError, allowOnly } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import { isSameOperator } from '#worker/operators.ts'
import { requireContact } from '../enquiry/enquiry.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { enquiryUrl } from '../page/urls.ts'
import { findLatestEntry } from './past-change.ts'
import { changeNumber, note } from './schema.ts'

export const editNoteSchema = z.strictObject(
  { event: changeNumber, note },
  'Remove this field: an edited note has event and note only.',
)

/**
 * POST /api/contacts/:id/edit-note gives a note of one's own, by the `version` of its event, another text;
 * without a text, it is deleted. A 409 when it is a colleague's, or deleted already.
 */
export const notes = new Hono<InboxEnv>()
  .post('/:id/edit-note', async (c) => {
    const fields = await readFields(c.req)
    c.set('fields', fields)
    const edit = validate(editNoteSchema, fields)
    const { id } = await requireContact(c.env.DB, c.req.param('id'))
    if (!(await editNote(c.env.DB, id, { ...edit, actor: c.var.operator }))) {
      throw new ApiError(
        409,
        'not_edited',
        'This note is deleted, or it is not yours: nothing was changed.',
      )
    }
    if (!prefersPage(c)) return c.json(toJson(await requireContact(c.env.DB, id)), 200)
    const list = c.req.query('list')
    if (edit.note) return c.redirect(`${enquiryUrl(id, { list })}#event-${edit.event}`, 303)
    const entry = await findLatestEntry(c.env.DB, c.var.operator, 'delete-note', [id])
    return c.redirect(enquiryUrl(id, { changed: entry?.toString(), list }), 303)
  })
  .all('/:id/edit-note', allowOnly('POST'))

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
