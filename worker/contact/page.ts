import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { AppEnv } from '../env.ts'
import type { ApiError } from '../errors.ts'
import type { Fields } from '../validate.ts'
import { isForm } from './body.ts'

/** Whether to answer with a page rather than JSON: to a form post, and to a browser navigating. */
export function prefersPage(c: Context): boolean {
  const supports = ['application/json', 'text/html']
  const preferred = accepts(c, { header: 'Accept', supports, default: 'application/json' })
  return isForm(c.req) || preferred === 'text/html'
}

/**
 * The contact page with the refusal's status and message: every word of `fields` is back in its
 * place and each wrong field is marked. Should the page be missing, the message alone, as text.
 */
export async function contactPage(c: Context<AppEnv>, error: ApiError, fields: Fields) {
  const page = await c.env.ASSETS.fetch(new URL('/contact', c.req.url))
  if (!page.ok) return c.text(error.message, error.status, error.headers)

  const headers = Object.fromEntries(page.headers)
  for (const name of OF_THE_STORED_FILE) delete headers[name]
  const filled = fillIn(page, error, new Map(fields))
  return c.newResponse(filled.body, error.status, { ...headers, ...error.headers })
}

const OF_THE_STORED_FILE = ['cf-cache-status', 'content-length', 'etag']
const FAILURE = '<strong>Error sending message</strong> Please try again or contact us directly.'
const CONTROL = 'form[action="/api/contact"] [name]'
const CHOICE = 'form[action="/api/contact"] select[name="serviceInterest"] option'

function fillIn(
  page: Response,
  { status, message, fields }: ApiError,
  words: Map<string, unknown>,
) {
  const errors = new Map(Object.entries(fields ?? {}))

  return (
    new HTMLRewriter()
      // The app has no page at this address: it would replace the visitor's words by "not found".
      .on('script:not([type="application/ld+json"]), link[rel="modulepreload"]', {
        element: (script) => void script.remove(),
      })
      .on('[data-form-error]', {
        element(summary) {
          summary.removeAttribute('hidden')
          if (status < 500) summary.setInnerContent(message)
          else summary.setInnerContent(FAILURE, { html: true })
        },
      })
      .on('[data-error-for]', {
        element(place) {
          const error = errors.get(place.getAttribute('data-error-for') ?? '')
          if (!error) return
          place.removeAttribute('hidden')
          place.setInnerContent(error)
        },
      })
      .on(CONTROL, {
        element(control) {
          const name = control.getAttribute('name') ?? ''
          const sent = words.get(name)
          if (errors.has(name)) control.setAttribute('aria-invalid', 'true')
          if (typeof sent === 'string') restore(control, sent)
        },
      })
      .on(CHOICE, {
        element(option) {
          const chosen = option.getAttribute('value') === words.get('serviceInterest')
          if (chosen) option.setAttribute('selected', '')
          else option.removeAttribute('selected')
        },
      })
      .transform(page)
  )
}

function restore(control: Element, sent: string): void {
  if (control.tagName === 'input') {
    // The rewriter escapes quotes only.
    control.setAttribute('value', sent.replaceAll('&', '&amp;'))
  } else if (control.tagName === 'textarea') {
    // HTML drops the first line break of a textarea: this one, so that the visitor's stays.
    control.setInnerContent(`\n${sent}`)
  }
}
