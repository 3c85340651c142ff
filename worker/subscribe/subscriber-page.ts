import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../env.ts'
import { loadTemplate } from '../forms/page-template.ts'
import type { Answer } from '../shared/site-texts.ts'
import type { Language } from '../texts/language.ts'

/**
 * Answers with a page of the site that shows these texts and works without JavaScript. Its address holds
 * the subscriber's secret, so browsers must not send it to other websites.
 */
export async function answerSubscriber(
  c: Context<AppEnv>,
  { pages }: Language,
  { heading, text, button }: Answer,
  { status = 200, headers = {} }: { status?: ContentfulStatusCode; headers?: HeadersInit } = {},
) {
  // Without a blog, its former subscribers still follow the links of their emails.
  const page = await loadTemplate(c, pages.subscribed ?? pages.sent)
  // Not `no-referrer`: browsers then send `Origin: null`, which our own button must not.
  const own = { ...Object.fromEntries(new Headers(headers)), 'Referrer-Policy': 'same-origin' }
  if (!page) return c.text(`${heading} ${text}`, status, own)

  const filled = new HTMLRewriter()
    .on('title, main h1', { element: (place) => void place.setInnerContent(heading) })
    .on('meta[name="description"]', { element: (meta) => void meta.remove() })
    .on('main p', { element: (place) => void place.setInnerContent(text) })
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
