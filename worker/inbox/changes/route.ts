import { type Context, Hono } from 'hono'
import { prefersPage } from '#worker/forms/form-page.ts'
import { limitBody, readFields } from '#worker/http/body.ts'
import { methodNotAllowed } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import { sameOrigin } from '#worker/middleware/same-origin.ts'
import { operatorChannels } from '#worker/notify/channels.ts'
import { drainSoon } from '#worker/outbox/drain.ts'
import { existingContact } from '../list/existing-contact.ts'
import { enquiryAddress, listAddress } from '../page/address.ts'
import type { InboxEnv } from '../problem.tsx'
import { noteSchema, resendSchema, statusSchema } from './schema.ts'
import { changeStatus, resend, writeNote } from './store.ts'

/** What an operator changes of one enquiry, as JSON or with the forms of the inbox. */
export const changes = new Hono<InboxEnv>()
  .post('/:id/status', sameOrigin, limitBody, async (c) => {
    const { status, list } = validate(statusSchema, await sentFields(c))
    const contact = await existingContact(c)

    const channels = operatorChannels(c.env)
    await changeStatus(c.env.DB, contact, { status, channels, actor: c.var.operator })
    drainSoon(c)

    return list === undefined
      ? answer(c, 'status')
      : c.redirect(listAddress(new URLSearchParams(list), { changed: contact.id }), 303)
  })
  .post('/:id/note', sameOrigin, limitBody, async (c) => {
    const { note } = validate(noteSchema, await sentFields(c))
    const contact = await existingContact(c)

    await writeNote(c.env.DB, contact, { note, actor: c.var.operator })

    return answer(c, 'note')
  })
  .post('/:id/resend', sameOrigin, limitBody, async (c) => {
    validate(resendSchema, await sentFields(c))
    const contact = await existingContact(c)

    const channels = operatorChannels(c.env)
    await resend(c.env.DB, contact, { channels, actor: c.var.operator })
    drainSoon(c)

    return answer(c, 'resend')
  })
  .all('/:id/:change{status|note|resend}', () => {
    throw methodNotAllowed('POST')
  })

// Kept for the page that says what went wrong: it gives the operator's words back.
async function sentFields(c: Context<InboxEnv>) {
  const fields = await readFields(c.req)
  c.set('fields', fields)
  return fields
}

async function answer(c: Context<InboxEnv, '/:id/*'>, changed: 'status' | 'note' | 'resend') {
  if (prefersPage(c)) return c.redirect(enquiryAddress(c.req.param('id'), { changed }), 303)
  return c.json(await existingContact(c), 200)
}
