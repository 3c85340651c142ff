import { Hono } from 'hono'
import * as z from 'zod/mini'
import { prefersPage } from '#worker/forms/form-page.ts'
import { readFields } from '#worker/http/body.ts'
import { allowOnly } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import { sendFailedAgain } from '#worker/outbox/dead-letters.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { listUrl } from '../page/urls.ts'
import { findLatestEntry } from './past-change.ts'

export const resendFailedSchema = z.strictObject({}, 'Remove this field: resending needs none.')

/**
 * POST /api/contacts/resend: queues all notifications again that were given up or have failed three
 * times, under the same ids, with one audit entry; answers with their number. They are sent batch by
 * batch, like all queued notifications.
 */
export const resendFailed = new Hono<InboxEnv>()
  .post('/resend', async (c) => {
    validate(resendFailedSchema, await readFields(c.req))

    const by = { actor: c.var.operator, now: new Date() }
    const { count, change } = await sendFailedAgain(c.env.DB, by)
    if (!prefersPage(c)) return c.json({ count }, 200)

    const entry = change ?? (await findLatestEntry(c.env.DB, by.actor, 'resend'))
    return c.redirect(listUrl('', { changed: entry?.toString() }), 303)
  })
  .all('/resend', allowOnly('POST'))
