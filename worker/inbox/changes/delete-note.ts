import { Hono } from 'hono'
import type { Actor } from '#worker/db/audit.ts'
import { toApiEnquiry } from '#worker/enquiry/enquiry-record.ts'
import {
  auditAndEventInserts,
  IS_UNCHANGED,
  threadSearchUpdate,
  updateFromThread,
  versionUpdate,
} from '#worker/enquiry/update-thread.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { ApiError, allowOnly } from '#worker/http/errors.ts'
import { readFields } from '#worker/http/request-body.ts'
import { validate } from '#worker/http/validate.ts'
import { isByOperator } from '#worker/operators.ts'
import { requireEnquiry } from '../enquiry/store.ts'
import type { InboxEnv } from '../layout/error-page.tsx'
import { enquiryUrl } from '../layout/urls.ts'
import { eventSchema } from './schema.ts'
import { NO_CHANGE } from './undo.ts'

/** POST /api/contacts/:id/delete-note: deletes the words of one's own note, by its version. A colleague's is a 409. */
export const deleteNoteRoutes = new Hono<InboxEnv>()
  .post('/:id/delete-note', async (c) => {
    const { event } = validate(eventSchema, await readFields(c.req))
    const { id } = await requireEnquiry(c.env.DB, c.req.param('id'))
    const change = await deleteNote(c.env.DB, id, { event, actor: c.var.operator })
    if (change === undefined) {
      throw new ApiError(409, 'not_deleted', 'This note is not yours: nothing was changed.')
    }
    if (!prefersPage(c)) return c.json(toApiEnquiry(await requireEnquiry(c.env.DB, id)), 200)
    return c.redirect(enquiryUrl(id, { changed: change, list: c.req.query('list') }), 303)
  })
  .all('/:id/delete-note', allowOnly('POST'))

/**
 * Deletes the words of this operator's note, by the number of its event, in the history and in the search, and records
 * that as an event and in the audit. Resolves to the number of the audit entry, `NO_CHANGE` for a repeat; undefined for a
 * note that is not theirs, which stays. When storage fails, nothing is changed.
 */
export async function deleteNote(
  db: D1Database,
  id: string,
  { event, actor }: { event: number; actor: Actor },
): Promise<number | undefined> {
  let isTheirs = false
  const results = await updateFromThread<{ seq: number }>(db, { id }, (thread) => {
    const own = thread.entries.find(({ seq, action }) => seq === event && action === 'note')
    isTheirs = own !== undefined && isByOperator(own, actor)
    if (!isTheirs || own?.takenBack) return []

    return [
      ...auditAndEventInserts(db, thread, actor, { action: 'delete-note' }),
      threadSearchUpdate(
        db,
        thread,
        thread.entries.filter((each) => each !== own),
      ),
      db
        .prepare(`UPDATE event SET text = '', taken_back = 1 WHERE seq = ?3 AND ${IS_UNCHANGED}`)
        .bind(id, thread.version, event),
      versionUpdate(db, id),
    ]
  })
  return isTheirs ? (results?.[0]?.results[0]?.seq ?? NO_CHANGE) : undefined
}
