import { Hono, type MiddlewareHandler } from 'hono'
import {
  type FormEnv,
  formErrorHandler,
  handleNonPostMethods,
  prefersPage,
} from '../forms/form-page.ts'
import { notFoundError } from '../http/errors.ts'
import { limitForms } from '../http/rate-limit.ts'
import { limitBody, readFields } from '../http/request-body.ts'
import { sameOriginMiddleware } from '../http/same-origin.ts'
import { validate } from '../http/validate.ts'
import { subscribeBoxes, subscribeSchema, subscribeUrl } from '../shared/validate-subscription.ts'
import { loadRequestLanguage } from '../texts/load-language.ts'
import { createSubscription } from './store.ts'

/** A site without a blog has nothing to subscribe to. */
const needsBlog: MiddlewareHandler<FormEnv> = async (c, next) => {
  if (!(await loadRequestLanguage(c)).pages.blog) throw notFoundError()
  await next()
}

/** /api/subscribe: takes an address, from the app as JSON or from a bare form as a form post. */
export const subscribeRoutes = new Hono<FormEnv>()
  .all('/', needsBlog)
  .post('/', sameOriginMiddleware, limitForms, limitBody, async (c) => {
    const fields = await readFields(c.req)
    c.set('fields', fields)

    const { email } = validate(subscribeSchema, fields)
    const { subscription: channels } = c.var.channels
    const { language, pages } = await loadRequestLanguage(c)
    await createSubscription(c.env.DB, email, { channels, language })

    if (prefersPage(c) && pages.subscribed) return c.redirect(pages.subscribed, 303)
    return c.json({ status: 'pending' }, 201)
  })
  .all('/', handleNonPostMethods('blog'))
  .onError(
    formErrorHandler((c) => {
      const box = subscribeBoxes.find((name) => name === c.req.query('box')) ?? 'aside'
      return { page: 'blog', action: subscribeUrl(box), failure: 'subscription' }
    }),
  )
