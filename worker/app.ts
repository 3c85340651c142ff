import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { enquiryRoutes } from './enquiry/route.ts'
import type { AppEnv } from './env.ts'
import { healthRoutes } from './health.ts'
import { errorResponse, logAsApiError, notFoundError } from './http/errors.ts'
import { respondNotFound } from './http/not-found.ts'
import { securityHeaders } from './http/security-headers.ts'
import { sessionRoutes } from './inbox/layout/sign-in.tsx'
import { inboxRoutes } from './inbox/route.ts'
import { notificationMiddleware } from './notify/deliver.ts'
import { subscriptionLinkRoutes } from './subscribers/email-link-route.ts'
import { subscribeRoutes } from './subscribers/route.ts'

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
  .use(notificationMiddleware)
  .route('/api/health', healthRoutes)
  .route('/api/contact', enquiryRoutes)
  .route('/api/contacts', inboxRoutes)
  .route('/api/session', sessionRoutes)
  .route('/api/subscribe', subscribeRoutes)
  .route('/api/subscribe', subscriptionLinkRoutes)
  .notFound((c) => {
    if (!/^\/api(\/|$)/.test(c.req.path)) return respondNotFound(c)
    return errorResponse(c, notFoundError())
  })
  .onError((error, c) => errorResponse(c, logAsApiError(error, c)))
