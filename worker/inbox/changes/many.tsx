import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { contactStatuses } from '#worker/contact/status.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { isForm, limitBody, readFields } from '#worker/http/body.ts'
import { allowOnly } from '#worker/http/errors.ts'
import { type Fields, validate } from '#worker/http/validate.ts'
import { sameOrigin } from '#worker/middleware/same-origin.ts'
import { ERASE_BATCH, erase } from '#worker/retention/erase.ts'
import { answerPage } from '../page/document.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { listUrl } from '../page/urls.ts'
import { undo } from './change.ts'
import { DeletePage } from './delete-page.tsx'
import { findNamed } from './named.ts'
import { moveContacts } from './store.ts'

const targets = [...contactStatuses, 'delete'] as const
const idsMessage = `Send at most ${ERASE_BATCH} ids.`

export const manyChangesSchema = z.strictObject(
  {
    ids: z.array(z.string(idsMessage), idsMessage).check(z.maxLength(ERASE_BATCH, idsMessage)),
    to: z.enum(targets, `Send one of: ${targets.join(', ')}.`),
    /** The query of the list that a form goes back to. */
    list: z.optional(z.string()),
    /** Sent by the page that asks before it deletes. */
    confirmed: z.optional(z.literal('yes', 'Send yes, or leave it out.')),
  },
  'Remove this field: ids and to are known here.',
)

export const undoSchema = z.strictObject({ change: z.string(), list: z.optional(z.string()) })

/**
 * POST /api/contacts/changes moves or deletes many enquiries at once: JSON `{ids, to}`, or a form with
 * a field `id` for each, which asks before it deletes. POST /api/contacts/changes/undo moves back.
 */
export const manyChanges = new Hono<InboxEnv>()
  .post('/changes', sameOrigin, limitBody, async (c) => {
    const fields = await readFields(c.req)
    const { ids, to, list, confirmed } = validate(
      manyChangesSchema,
      isForm(c.req) ? [...fields.filter(([name]) => name !== 'id'), idsOf(fields)] : fields,
    )
    if (to === 'delete') {
      if (isForm(c.req) && !confirmed && ids.length > 0) {
        const contacts = await findNamed(c.env.DB, ids)
        return answerPage(c, <DeletePage contacts={contacts} list={list ?? ''} />)
      }
      const deleted = await deleteContacts(c, ids)
      return isForm(c.req) ? backTo(c, list, `deleted-${deleted}`) : c.json({ deleted }, 200)
    }
    const moved = await moveContacts(c.env.DB, ids, { ...by(c), status: to })
    return isForm(c.req)
      ? backTo(c, list, String(moved.change ?? 'nothing'))
      : c.json({ ids: moved.ids }, 200)
  })
  .post('/changes/undo', sameOrigin, limitBody, async (c) => {
    const { change, list } = validate(undoSchema, await readFields(c.req))
    const count = await undo(c.env.DB, change, by(c))
    return backTo(c, list, `restored-${count}`)
  })
  .all('/changes/:undo{undo}?', allowOnly('POST'))

function idsOf(fields: Fields): Fields[number] {
  return ['ids', fields.flatMap(([name, value]) => (name === 'id' ? value : []))]
}

function by(c: Context<InboxEnv>) {
  return { channels: c.var.channels.contact, actor: c.var.operator }
}

function backTo(c: Context<InboxEnv>, list: string | undefined, changed: string) {
  return c.redirect(listUrl(new URLSearchParams(list), { changed }), 303)
}

function deleteContacts(c: Context<InboxEnv>, ids: string[]): Promise<number> {
  const choice = { where: 'id IN (SELECT value FROM json_each(?1))', order: 'seq' }
  return orUnavailable(() =>
    erase(
      c.env.DB,
      'contact',
      { ...choice, values: [JSON.stringify(ids)] },
      { actor: c.var.operator, action: 'delete' },
    ),
  )
}
