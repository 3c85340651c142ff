import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../env.ts'
import { loadTemplate } from '../forms/page-template.ts'

export type Answer = {
  heading: string
  text: string
  /** The label of a button that posts to the page's own address; without it, there is no button. */
  button?: string
}

/** The texts for subscribers who follow a link of the email. */
export const answers = {
  confirm: {
    heading: 'One click, and you are subscribed.',
    text: 'The address that this link was sent to is then on the list for new articles.',
    button: 'Confirm',
  },
  confirmed: {
    heading: 'You are subscribed.',
    text: 'You are on the list for new articles. Every message has a link to leave by.',
  },
  unsubscribe: {
    heading: 'Do you want to leave?',
    text: 'One click, and we stop writing to the address that this link was sent to. If someone enters it on the blog again, we ask it to confirm, at most once in 30 days.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    heading: 'You are off the list.',
    text: 'We send you no more articles. To come back, subscribe again on the blog: we then ask you to confirm.',
  },
  unknown: {
    heading: 'This link no longer works.',
    text: 'Its address has left the list or was never on it. You can subscribe again on the blog.',
  },
} satisfies Record<string, Answer>

/** The page of the site whose heading and text the answer replaces. */
const TEMPLATE = '/blog/subscribed'

/**
 * Answers with a page of the site that shows these texts and works without JavaScript. Its address holds
 * the subscriber's secret, so browsers must not send it to other websites.
 */
export async function answerSubscriber(
  c: Context<AppEnv>,
  answer: Answer,
  { status = 200, headers = {} }: { status?: ContentfulStatusCode; headers?: HeadersInit } = {},
) {
  const page = await loadTemplate(c, TEMPLATE)
  const { heading, text, button } = answer
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
        const form = `<form method="post"><button class="action">${button}</button></form>`
        actions.prepend(form, { html: true })
      },
    })
    .transform(page)
  return c.newResponse(filled.body, status, { ...Object.fromEntries(page.headers), ...own })
}
