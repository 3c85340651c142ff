import { Hono } from 'hono'
import * as z from 'zod/mini'
import { toJson } from '#worker/contact/record.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { readFields } from '#worker/http/body.ts'
import { ApiError, allowOnly } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import { requireContact } from '../enquiry/enquiry.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { enquiryUrl } from '../page/urls.ts'
import { editNote } from './notes-store.ts'
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
