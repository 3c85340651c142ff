import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { enquiry } from './enquiry/route.ts'
import type { AppEnv } from './env.ts'
import { health } from './health.ts'
import { errorResponse, notFound, toLoggedError } from './http/errors.ts'
import { respondNotFound } from './http/not-found.ts'
import { securityHeaders } from './http/security-headers.ts'
import { session } from './inbox/layout/sign-in.tsx'
import { operator } from './inbox/route.ts'
import { notify } from './notify/deliver.ts'
import { subscription } from './subscribers/link-route.ts'
import { subscribe } from './subscribers/route.ts'

const responseHeaders = Object.entries(securityHeaders())

/** The API, everything under /api, and missing addresses. Pages never come here. */
export const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    await next()
    for (const [name, value] of responseHeaders) {
      // A page from the assets already has its own policy, with the hashes of its inline code.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    c.res.headers.set('Cache-Control', 'no-store')
  })
  // The log holds the id, so ids that visitors send are ignored.
  .use(
    requestId({ limitLength: 0, generator: (c) => c.req.header('cf-ray') ?? crypto.randomUUID() }),
  )
  .use(notify)
  .route('/api/health', health)
  .route('/api/contact', enquiry)
  .route('/api/contacts', operator)
  .route('/api/session', session)
  .route('/api/subscribe', subscribe)
  .route('/api/subscribe', subscription)
  .notFound((c) => {
    if (!/^\/api(\/|$)/.test(c.req.path)) return respondNotFound(c)
    return errorResponse(c, notFound())
  })
  .onError((error, c) => errorResponse(c, toLoggedError(error, c)))
