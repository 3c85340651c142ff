import { type Context, Hono } from 'hono'
import { prefersPage } from '#worker/forms/form-page.ts'
import { limitBody, readFields } from '#worker/http/body.ts'
import { methodNotAllowed } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import { sameOrigin } from '#worker/middleware/same-origin.ts'
import { existingContact } from '../enquiry/answer.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { enquiryUrl, listUrl } from '../page/urls.ts'
import { noteSchema, resendSchema, statusSchema } from './schema.ts'
import { addNote, moveContacts, resend } from './store.ts'

/** What an operator changes of one enquiry, as JSON or with the forms of the inbox. */
export const changes = new Hono<InboxEnv>()
  .post('/:id/status', sameOrigin, limitBody, async (c) => {
    const { status, list } = validate(statusSchema, await sentFields(c))
    const contact = await existingContact(c)

    const { change } = await moveContacts(c.env.DB, [contact.id], {
      status,
      channels: c.var.channels.contact,
      actor: c.var.operator,
    })

    return list === undefined
      ? answer(c, 'status')
      : c.redirect(listUrl(new URLSearchParams(list), { changed: String(change) }), 303)
  })
  .post('/:id/note', sameOrigin, limitBody, async (c) => {
    const { note } = validate(noteSchema, await sentFields(c))
    const contact = await existingContact(c)

    await addNote(c.env.DB, contact.id, { note, actor: c.var.operator })

    return answer(c, 'note')
  })
  .post('/:id/resend', sameOrigin, limitBody, async (c) => {
    validate(resendSchema, await sentFields(c))
    const contact = await existingContact(c)

    await resend(c.env.DB, contact.id, { channels: c.var.channels.contact, actor: c.var.operator })

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
  if (prefersPage(c)) return c.redirect(enquiryUrl(c.req.param('id'), { changed }), 303)
  return c.json(await existingContact(c), 200)
}
