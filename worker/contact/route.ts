import { type Context, Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { type FormEnv, handleFormError, otherMethods, prefersPage } from '../forms/form-page.ts'
import { loadTemplate } from '../forms/page-template.ts'
import { limitBody } from '../http/body.ts'
import { allowOnly } from '../http/errors.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { validate } from '../http/validate.ts'
import { limitForms } from '../middleware/rate-limit.ts'
import { type ContactReceipt, contactSchema } from '../shared/contact-schema.ts'
import { filterSpam } from '../spam/filter.ts'
import { isUnverified } from '../turnstile/turnstile.ts'
import { checkIdempotencyKey } from './idempotency-key.ts'
import { isReference } from './reference.ts'
import { createContact } from './store.ts'
import { readSubmission } from './submission.ts'

const formPage = {
  path: '/contact',
  action: '/api/contact',
  failure: {
    title: 'Error sending message',
    text: 'Please try again or contact us directly.',
  },
}

/** /api/contact: takes an enquiry, from the app as JSON or from the bare form as a form post. */
export const contact = new Hono<FormEnv>()
  .post('/', sameOrigin, limitBody, async (c) => {
    const { fields, idempotencyKey, honeypotFilled, turnstileToken } = await readSubmission(c.req)
    c.set('fields', fields)
    const { hurried, frequent } = await limitForms(c)

    const enquiry = validate(contactSchema, fields)
    checkIdempotencyKey(idempotencyKey)
    const unverified = await isUnverified(turnstileToken, c.env)
    const verdict = filterSpam(enquiry, { honeypotFilled, hurried, unverified })
    // Spam is stored for the operator but sends no notification and no receipt: its sender is often forged.
    const { contact, sender } = c.var.channels
    const channels = verdict.status === 'spam' ? [] : [...contact, ...sender]
    const { id, reference } = await createContact(c.env.DB, {
      contact: enquiry,
      idempotencyKey,
      verdict,
      channels,
      frequent,
    })

    if (prefersPage(c)) return c.redirect(sentUrl(reference), 303)
    return c.json({ id, reference } satisfies ContactReceipt, 201)
  })
  .get('/sent', answerSent)
  .all('/sent', allowOnly('GET, HEAD'))
  .all('/', otherMethods(formPage.path))
  .onError(handleFormError(() => formPage))

const SENT_PAGE = '/contact/sent'

/** The redirect target of a form sent without JavaScript. */
function sentUrl(reference: string): string {
  return `/api/contact/sent?reference=${reference}`
}

/** The page that thanks the visitor, with the reference from its address. */
async function answerSent(c: Context<AppEnv>): Promise<Response> {
  const page = await loadTemplate(c, SENT_PAGE)
  const reference = c.req.query('reference') ?? ''
  // The page shows no other text from the address.
  if (!page || !isReference(reference)) return c.redirect(SENT_PAGE, 303)
  return new HTMLRewriter()
    .on('[data-reference]', { element: (place) => void place.removeAttribute('hidden') })
    .on('[data-reference] strong', { element: (place) => void place.setInnerContent(reference) })
    .transform(page)
}
