import { Hono } from 'hono'
import { type FormEnv, handleFormError, otherMethods, prefersPage } from '../forms/form-page.ts'
import { limitBody, readFields } from '../http/body.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { validate } from '../http/validate.ts'
import { limitForms } from '../middleware/rate-limit.ts'
import {
  subscribeAction,
  subscribeBoxes,
  subscribeFailure,
  subscribeSchema,
} from '../shared/subscribe-schema.ts'
import { createSubscription } from './store.ts'

const BLOG = '/blog'

/** /api/subscribe: takes an address, from the app as JSON or from a bare form as a form post. */
export const subscribe = new Hono<FormEnv>()
  .post('/', sameOrigin, limitBody, async (c) => {
    const fields = await readFields(c.req)
    c.set('fields', fields)

    await limitForms(c)

    const { email } = validate(subscribeSchema, fields)
    await createSubscription(c.env.DB, email, { channels: c.var.channels.subscription })

    return prefersPage(c) ? c.redirect('/blog/subscribed', 303) : c.json({ status: 'pending' }, 201)
  })
  .all('/', otherMethods(BLOG))
  .onError(
    handleFormError((c) => {
      const box = subscribeBoxes.find((name) => name === c.req.query('box')) ?? 'aside'
      return { path: BLOG, action: subscribeAction(box), failure: subscribeFailure }
    }),
  )
