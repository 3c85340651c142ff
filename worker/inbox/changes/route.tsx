import { type Context, Hono } from 'hono'
import { prefersPage } from '#worker/forms/form-page.ts'
import { limitBody, readFields } from '#worker/http/body.ts'
import { allowOnly } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import { sameOrigin } from '#worker/middleware/same-origin.ts'
import { existingContact } from '../enquiry/existing-contact.ts'
import { answerPage } from '../page/document.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { enquiryUrl } from '../page/urls.ts'
import { DeletePage } from './delete-page.tsx'
import { type ChangeName, changeSchemas } from './schema.ts'
import { changeContact } from './store.ts'

/**
 * What an operator changes of one enquiry, as JSON or with the forms of the inbox. The parameter
 * `list` of an address is the query of the list that one came from. What is called delete here saves
 * the note that stands beside its button, and asks; it is deleted as many are.
 */
export const changes = new Hono<InboxEnv>()
  .post('/:id/:change{status|note|answer|resend|delete}', sameOrigin, limitBody, async (c) => {
    const change = c.req.param('change') as ChangeName
    const { note, status } = validate(changeSchemas[change], await sentFields(c))
    const { id } = await existingContact(c)

    await changeContact(c.env.DB, id, {
      note,
      status: change === 'answer' ? 'open' : status,
      resend: change === 'resend',
      channels: c.var.channels.contact,
      actor: c.var.operator,
    })

    if (!prefersPage(c)) return c.json(await existingContact(c), 200)
    const list = c.req.query('list')
    const at = change === 'answer' ? String(Date.now()) : undefined
    const done = change === 'delete' ? { action: change } : { changed: change, at }
    return c.redirect(enquiryUrl(id, { ...done, list }), 303)
  })
  .get('/:id/delete', async (c) => {
    const contact = await existingContact(c)
    const list = c.req.query('list') ?? ''
    const keep = enquiryUrl(contact.id, { list })
    return answerPage(c, <DeletePage contacts={[contact]} list={list} keep={keep} />)
  })
  .all('/:id/delete', allowOnly('GET, HEAD, POST'))
  .all('/:id/:change{status|note|answer|resend|delete}', allowOnly('POST'))

// Kept for the page that says what went wrong: it gives the operator's words back.
async function sentFields(c: Context<InboxEnv>) {
  const fields = await readFields(c.req)
  c.set('fields', fields)
  return fields
}
