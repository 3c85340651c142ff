import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { errorResponse, methodNotAllowed, toApiError } from '../errors.ts'
import { sameOrigin } from '../same-origin.ts'
import { type Fields, validate } from '../validate.ts'
import { limitBody, readFields } from './body.ts'
import { contactPage, prefersPage } from './page.ts'
import { contactSchema } from './schema.ts'
import { createContact } from './store.ts'

type ContactEnv = AppEnv & { Variables: { fields?: Fields } }

/** /api/contact: takes an enquiry, from the app as JSON or from the bare form as a form post. */
export const contact = new Hono<ContactEnv>()
  .post('/', sameOrigin, limitBody, async (c) => {
    const fields = await readFields(c.req)
    c.set('fields', fields)

    const enquiry = validate(contactSchema, fields)
    const receipt = await createContact(c.env.DB, enquiry)

    return prefersPage(c) ? c.redirect('/contact/sent', 303) : c.json(receipt, 201)
  })
  .all('/', (c) => {
    // The address of an error page, reloaded or opened from the history.
    if (/^(GET|HEAD)$/.test(c.req.method) && prefersPage(c)) return c.redirect('/contact', 303)
    throw methodNotAllowed('POST')
  })
  .onError((error, c) => {
    const apiError = toApiError(error, c)
    const wantsPage = c.req.method === 'POST' && prefersPage(c)
    return wantsPage ? contactPage(c, apiError, c.var.fields ?? []) : errorResponse(c, apiError)
  })
