import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../env.ts'
import { fetchPrerenderedPage } from '../forms/prerendered-page.ts'
import { type ApiError, allowOnly, logAsApiError } from '../http/errors.ts'
import { sameOriginMiddleware } from '../http/same-origin.ts'
import type { LanguageTexts, SubscriptionPage } from '../shared/site-texts.ts'
import { loadRequestLanguage } from '../texts/load-language.ts'
import { translateError } from '../texts/translate-error.ts'
import { changeSubscription, findState } from './store.ts'

/**
 * /api/subscribe/:id/…: the targets of the links in the confirmation email. A visit changes nothing,
 * because mail scanners follow every link; the button of the page does. Unsubscribing also takes the POST
 * of a mail program (RFC 8058), which is cross-origin and must not be redirected.
 */
export const subscriptionLinkRoutes = new Hono<AppEnv>()
  .get('/:id/confirm', async (c) => {
    const state = await findState(c.env.DB, c.req.param('id'))
    if (state === 'pending') return respond(c, 'confirm')
    return respond(c, state === 'confirmed' ? 'confirmed' : 'unknown')
  })
  .post('/:id/confirm', sameOriginMiddleware, async (c) => {
    const known = await changeSubscription(c.env.DB, c.req.param('id'), 'confirmed')
    return respond(c, known ? 'confirmed' : 'unknown')
  })
  .get('/:id/unsubscribe', async (c) => {
    const state = await findState(c.env.DB, c.req.param('id'))
    if (state === 'unsubscribed') return respond(c, 'unsubscribed')
    return respond(c, state === null ? 'unknown' : 'unsubscribe')
  })
  .post('/:id/unsubscribe', async (c) => {
    const known = await changeSubscription(c.env.DB, c.req.param('id'), 'unsubscribed')
    return respond(c, known ? 'unsubscribed' : 'unknown')
  })
  .all('/:id/:step{(?:confirm|unsubscribe)}', allowOnly('GET, HEAD, POST'))
  .onError(async (error, c) => {
    const language = await loadRequestLanguage(c)
    const translated = translateError(logAsApiError(error, c), language)
    const { failed, confirm, unsubscribe } = language.texts.subscriptionPages
    const { button } = c.req.path.endsWith('/confirm') ? confirm : unsubscribe
    const page = { heading: failed, text: translated.message, button }
    return respondSubscriber(c, language, page, translated)
  })

/** In the language that the link names, like the email. */
async function respond(
  c: Context<AppEnv>,
  name: 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'unknown',
) {
  const language = await loadRequestLanguage(c)
  const text = language.texts.subscriptionPages[name]
  return respondSubscriber(c, language, text, { status: name === 'unknown' ? 404 : 200 })
}

/** Responds with a page of the site. Its address holds the subscriber's secret, which no other website may get. */
async function respondSubscriber(
  c: Context<AppEnv>,
  { pages }: LanguageTexts,
  { heading, text, button }: SubscriptionPage,
  { status, headers }: Pick<ApiError, 'status'> & Partial<ApiError>,
) {
  // Without a blog, its former subscribers still follow the links of their emails.
  const page = await fetchPrerenderedPage(c, pages.subscribed ?? pages.sent)
  // Not `no-referrer`: browsers then send `Origin: null`, which our own button must not.
  const own = { ...headers, 'Referrer-Policy': 'same-origin' }
  if (!page) return c.text(`${heading} ${text}`, status, own)

  const filled = new HTMLRewriter()
    .on('title, main h1', { element: (element) => void element.setInnerContent(heading) })
    .on('meta[name="description"]', { element: (meta) => void meta.remove() })
    .on('main p', { element: (element) => void element.setInnerContent(text) })
    .on('main .actions a', {
      element: (way) => void (button && way.setAttribute('class', 'action action-quiet')),
    })
    .on('main .actions', {
      element(actions) {
        if (!button) return
        const form = html`<form method="post"><button class="action">${button}</button></form>`
        actions.prepend(String(form), { html: true })
      },
    })
    .transform(page)
  return c.newResponse(filled.body, status, { ...Object.fromEntries(page.headers), ...own })
}
