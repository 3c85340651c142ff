import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ApiError } from './errors.ts'

/**
 * Throws a 403 for a browser's request that a page of another origin caused, even of a subdomain. Typed addresses and
 * bookmarks pass, and so do programs, which send neither `Origin` nor `Sec-Fetch-Site` (Fetch Metadata).
 */
export function requireSameOrigin(c: Context): void {
  const origin = c.req.header('Origin')
  const site = c.req.header('Sec-Fetch-Site')
  const foreignOrigin = origin !== undefined && origin !== new URL(c.req.url).origin
  if (foreignOrigin || site === 'cross-site' || site === 'same-site') {
    throw new ApiError(
      403,
      'foreign_origin',
      'This request came from another website. Please send it from our own pages.',
    )
  }
}

/** Refuses a browser's request from another origin with 403, before the body is read. */
export const sameOriginMiddleware = createMiddleware(async (c, next) => {
  requireSameOrigin(c)
  await next()
})
