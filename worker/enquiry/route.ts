import { type Context, Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import {
  type FormEnv,
  formErrorHandler,
  handleNonPostMethods,
  prefersPage,
} from '../forms/form-page.ts'
import { fetchPrerenderedPage } from '../forms/prerendered-page.ts'
import { allowOnly } from '../http/errors.ts'
import { limitForms } from '../http/rate-limit.ts'
import { limitBody } from '../http/request-body.ts'
import { sameOriginMiddleware } from '../http/same-origin.ts'
import { validate } from '../http/validate.ts'
import { getConfiguration } from '../secrets-and-variables.ts'
import { appendLanguage } from '../shared/append-language.ts'
import { readAttribution } from '../shared/attribution.ts'
import type { EnquiryIds } from '../shared/field-values.ts'
import { createEnquirySchema } from '../shared/validate-enquiry.ts'
import { classifySpam } from '../spam/filter.ts'
import { loadRequestLanguage } from '../texts/load-language.ts'
import { loadFormFields } from '../texts/load-site-texts.ts'
import { createEnquiry } from './create-enquiry.ts'
import { checkIdempotencyKey } from './deduplication.ts'
import { isReference, toEnquiry } from './enquiry-record.ts'
import { readSubmission } from './read-submission.ts'

/** /api/contact: takes an enquiry, from the app as JSON or from the bare form as a form post. */
export const enquiryRoutes = new Hono<FormEnv>()
  .post('/', sameOriginMiddleware, limitForms, limitBody, async (c) => {
    const form = await loadFormFields(c.env)
    const { fields, idempotencyKey, honeypotFilled } = await readSubmission(c.req, form)
    c.set('fields', fields)
    const { hurried = false, frequent = false } = c.var

    const enquiry = toEnquiry(validate(createEnquirySchema(form), fields))
    checkIdempotencyKey(idempotencyKey)
    const { hostname } = new URL(getConfiguration(c.env).origin ?? c.req.url)
    const site = hostname.replace(/^www\./, '')
    const verdict = classifySpam(enquiry, { honeypotFilled, hurried, site })
    // Spam is stored for the operator but sends no notification and no receipt: its sender is often forged.
    const { enquiry: channels, sender: receipts } = c.var.channels
    const notified = verdict.status === 'spam' ? { channels: [] } : { channels, receipts }
    const language = await loadRequestLanguage(c)
    const { id, reference } = await createEnquiry(c.env.DB, {
      enquiry,
      form,
      language: language.language,
      attribution: readAttribution(c.req),
      idempotencyKey,
      verdict,
      frequent,
      ...notified,
    })

    if (prefersPage(c)) {
      const sent = `/api/contact/sent?reference=${reference}`
      return c.redirect(appendLanguage(sent, language), 303)
    }
    return c.json({ id, reference } satisfies EnquiryIds, 201)
  })
  .get('/sent', respondSent)
  .all('/sent', allowOnly('GET, HEAD'))
  .all('/', handleNonPostMethods('contact'))
  .onError(
    formErrorHandler(() => ({ page: 'contact', action: '/api/contact', failure: 'contact' })),
  )

/** The page that thanks the visitor, with the reference from its address. */
async function respondSent(c: Context<AppEnv>): Promise<Response> {
  const { pages } = await loadRequestLanguage(c)
  const page = await fetchPrerenderedPage(c, pages.sent)
  const reference = c.req.query('reference') ?? ''
  // The page shows no other text from the address.
  if (!page || !isReference(reference)) return c.redirect(pages.sent, 303)
  return new HTMLRewriter()
    .on('[data-reference]', { element: (element) => void element.removeAttribute('hidden') })
    .on('[data-sent]', { element: showSent })
    .on('[data-reference] strong', {
      element: (element) => void element.setInnerContent(reference),
    })
    .transform(page)
}

/** The attribute is encoded by the build, for HTML. */
function showSent(element: Element) {
  element.setInnerContent(element.getAttribute('data-sent') ?? '', { html: true })
  element.removeAttribute('data-sent')
}
