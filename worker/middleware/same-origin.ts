import { createMiddleware } from 'hono/factory'
import { refuseForeign } from '../http/foreign-request.ts'

/** Refuses with 403, before the body is read, a request that a browser sends for another origin. */
export const sameOrigin = createMiddleware(async (c, next) => {
  refuseForeign(c)
  await next()
})
