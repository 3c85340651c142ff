import { type Context, Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { allowOnly, toApiError } from '../http/errors.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { languageOf } from '../texts/language.ts'
import { translateError } from '../texts/translate-error.ts'
import { changeSubscription, subscriptionState } from './store.ts'
import { answerSubscriber } from './subscriber-page.ts'

/**
 * /api/subscribe/:id/…: the targets of the links in the confirmation email. A visit changes nothing,
 * because mail scanners follow every link; the button of the page does. Unsubscribing also takes the POST
 * of a mail program (RFC 8058), which is cross-origin and must not be redirected.
 */
export const subscription = new Hono<AppEnv>()
  .get('/:id/confirm', async (c) => {
    const state = await subscriptionState(c.env.DB, c.req.param('id'))
    if (state === 'pending') return answer(c, 'confirm')
    return answer(c, state === 'confirmed' ? 'confirmed' : 'unknown')
  })
  .post('/:id/confirm', sameOrigin, async (c) => {
    const known = await changeSubscription(c.env.DB, c.req.param('id'), 'confirmed')
    return answer(c, known ? 'confirmed' : 'unknown')
  })
  .get('/:id/unsubscribe', async (c) => {
    const state = await subscriptionState(c.env.DB, c.req.param('id'))
    if (state === 'unsubscribed') return answer(c, 'unsubscribed')
    return answer(c, state === null ? 'unknown' : 'unsubscribe')
  })
  .post('/:id/unsubscribe', async (c) => {
    const known = await changeSubscription(c.env.DB, c.req.param('id'), 'unsubscribed')
    return answer(c, known ? 'unsubscribed' : 'unknown')
  })
  .all('/:id/:step{(?:confirm|unsubscribe)}', allowOnly('GET, HEAD, POST'))
  .onError(async (error, c) => {
    const apiError = toApiError(error, c)
    const language = await languageOf(c)
    const { status, message, headers = {} } = translateError(apiError, language)
    if (!language.texts) return c.text(message, status, headers)
    const { failed, confirm, unsubscribe } = language.texts.subscriptionAnswers
    const { button } = c.req.path.endsWith('/confirm') ? confirm : unsubscribe
    return answerSubscriber(
      c,
      language,
      { heading: failed, text: message, button },
      { status, headers },
    )
  })

type AnswerName = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'unknown'

/** In the language that the link names, like the email. */
async function answer(c: Context<AppEnv>, name: AnswerName) {
  const language = await languageOf(c)
  if (!language.texts) throw new Error('There are no texts for the answer.')
  const text = language.texts.subscriptionAnswers[name]
  return answerSubscriber(c, language, text, { status: name === 'unknown' ? 404 : 200 })
}
