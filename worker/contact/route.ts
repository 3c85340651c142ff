import { Hono } from 'hono'
import { limitBody, readFields } from '../body.ts'
import { type FormEnv, otherMethods, prefersPage, refuse } from '../form-page.ts'
import { sameOrigin } from '../same-origin.ts'
import { validate } from '../validate.ts'
import { contactSchema } from './schema.ts'
import { createContact } from './store.ts'

const formPage = {
  path: '/contact',
  action: '/api/contact',
  failure: {
    title: 'Error sending message',
    text: 'Please try again or contact us directly.',
  },
}

/** Fields that only a form post has; they are not part of the enquiry. `website` is a decoy. */
const FORM_ONLY = ['idempotencyKey', 'website']

/** /api/contact: takes an enquiry, from the app as JSON or from the bare form as a form post. */
export const contact = new Hono<FormEnv>()
  .post('/', sameOrigin, limitBody, async (c) => {
    const fields = await readFields(c.req, FORM_ONLY)
    c.set('fields', fields)

    const enquiry = validate(contactSchema, fields)
    const receipt = await createContact(c.env.DB, enquiry)

    return prefersPage(c) ? c.redirect('/contact/sent', 303) : c.json(receipt, 201)
  })
  .all('/', otherMethods(formPage.path))
  .onError(refuse(() => formPage))
