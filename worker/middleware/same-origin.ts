import { createMiddleware } from 'hono/factory'
import { ApiError } from '../http/errors.ts'

/**
 * Refuses with 403, before the body is read, a request that a browser sends for another origin.
 * Callers that are not browsers send neither header and pass.
 */
export const sameOrigin = createMiddleware(async (c, next) => {
  const origin = c.req.header('Origin')
  const site = c.req.header('Sec-Fetch-Site')
  const foreignOrigin = origin !== undefined && origin !== new URL(c.req.url).origin
  if (foreignOrigin || site === 'cross-site' || site === 'same-site') {
    throw new ApiError(
      403,
      'foreign_origin',
      'This request came from another website. Please use the form on our own pages.',
    )
  }
  await next()
})
