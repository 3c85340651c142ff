import { Hono } from 'hono'
import * as z from 'zod/mini'
import { prefersPage } from '#worker/forms/form-page.ts'
import { readFields } from '#worker/http/body.ts'
import { allowOnly } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { enquiryUrl, listUrl } from '../page/urls.ts'
import { undo } from './past-change.ts'
import { changeNumber } from './schema.ts'
import { refuseStale } from './stale-page.tsx'

export const undoSchema = z.strictObject({
  change: changeNumber,
  list: z._default(z.string(), ''),
  /** The id of the enquiry whose page a form goes back to, in place of the list. */
  enquiry: z.optional(z.string()),
})

/**
 * POST /api/contacts/changes/undo moves the enquiries of an earlier move back, except for those that were
 * moved since: a 409 lists them. Answers with the ids of the others.
 */
export const undoChange = new Hono<InboxEnv>()
  .post('/changes/undo', async (c) => {
    const { change, list, enquiry } = validate(undoSchema, await readFields(c.req))
    const undone = await undo(c.env.DB, change, c.var.by)
    const changed = undone.change?.toString()
    const url = enquiry ? enquiryUrl(enquiry, { list, changed }) : listUrl(list, { changed })
    if (undone.stayed.length > 0) {
      return refuseStale(c, { stale: undone.stayed, list, back: { label: 'Leave it', url } })
    }
    return prefersPage(c) ? c.redirect(url, 303) : c.json({ ids: undone.ids }, 200)
  })
  .all('/changes/undo', allowOnly('POST'))
