import { type Context, Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { allowOnly, toApiError } from '../http/errors.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { changeSubscription, subscriptionState } from './store.ts'
import { type Answer, answerSubscriber, answers } from './subscriber-page.ts'

/**
 * /api/subscribe/:id/…: the targets of the links in the confirmation email. A visit changes nothing,
 * because mail scanners follow every link; the button of the page does. Unsubscribing also takes the POST
 * of a mail program (RFC 8058), which is cross-origin and must not be redirected.
 */
export const subscription = new Hono<AppEnv>()
  .get('/:id/confirm', async (c) => {
    const state = await subscriptionState(c.env.DB, c.req.param('id'))
    if (state === 'pending') return answerSubscriber(c, answers.confirm)
    return answerOrUnknown(c, state === 'confirmed' && answers.confirmed)
  })
  .post('/:id/confirm', sameOrigin, async (c) => {
    const known = await changeSubscription(c.env.DB, c.req.param('id'), 'confirmed')
    return answerOrUnknown(c, known && answers.confirmed)
  })
  .get('/:id/unsubscribe', async (c) => {
    const state = await subscriptionState(c.env.DB, c.req.param('id'))
    const answer = state === 'unsubscribed' ? answers.unsubscribed : answers.unsubscribe
    return answerOrUnknown(c, state !== null && answer)
  })
  .post('/:id/unsubscribe', async (c) => {
    const known = await changeSubscription(c.env.DB, c.req.param('id'), 'unsubscribed')
    return answerOrUnknown(c, known && answers.unsubscribed)
  })
  .all('/:id/:step{confirm|unsubscribe}', allowOnly('GET, HEAD, POST'))
  .onError((error, c) => {
    const { status, message, headers } = toApiError(error, c)
    const { button } = c.req.path.endsWith('/confirm') ? answers.confirm : answers.unsubscribe
    const refusal = { heading: 'That did not work.', text: message, button }
    return answerSubscriber(c, refusal, { status, ...(headers && { headers }) })
  })

function answerOrUnknown(c: Context<AppEnv>, answer: Answer | false) {
  return answer
    ? answerSubscriber(c, answer)
    : answerSubscriber(c, answers.unknown, { status: 404 })
}
