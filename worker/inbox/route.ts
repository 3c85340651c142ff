import { Hono } from 'hono'
import { authenticateOperator, varyByOperator } from '../auth/authentication.ts'
import { prefersPage } from '../forms/form-page.ts'
import { ApiError, allowOnly } from '../http/errors.ts'
import { createBodyLimit, limitBody } from '../http/request-body.ts'
import { sameOriginMiddleware } from '../http/same-origin.ts'
import { loadFormFieldsOrNone } from '../texts/load-site-texts.ts'
import { auditRoutes } from './audit-routes.tsx'
import { bulkChangeRoutes } from './changes/bulk-changes.tsx'
import { deleteNoteRoutes } from './changes/delete-note.ts'
import { changeRoutes } from './changes/route.tsx'
import { dataRequestRoutes } from './data-requests/route.tsx'
import { draftRoutes } from './enquiry/draft-route.tsx'
import { respondEnquiry } from './enquiry/enquiry-page.tsx'
import { replyRoutes } from './enquiry/reply-route.tsx'
import { handleError, type InboxEnv } from './layout/error-page.tsx'
import { REPLY_TOO_LONG } from './layout/fields.tsx'
import { respondSignIn } from './layout/sign-in.tsx'
import { listRoutes } from './list/route.tsx'
import { subscriberRoutes } from './subscriber-routes.tsx'

/** /api/contacts: the enquiries, for operators only. */
export const inboxRoutes = new Hono<InboxEnv>()
  .use(varyByOperator)
  .on('POST', '*', sameOriginMiddleware)
  .use(authenticateOperator)
  .use(async (c, next) => {
    c.set('form', await loadFormFieldsOrNone(c.env))
    c.set('by', { actor: c.var.operator, channels: c.var.channels })
    await next()
  })
  .on('POST', ['/:id/draft', '/:id/replies'], createBodyLimit({ text: REPLY_TOO_LONG }))
  .on('POST', '*', limitBody)
  .route('/', listRoutes)
  .route('/', dataRequestRoutes)
  .route('/', auditRoutes)
  .route('/', subscriberRoutes)
  .route('/', bulkChangeRoutes)
  .route('/', replyRoutes)
  .route('/', draftRoutes)
  .route('/', deleteNoteRoutes)
  .get('/:id', respondEnquiry)
  .route('/', changeRoutes)
  .all('/:id?', allowOnly('GET, HEAD'))
  .onError((error, c) => {
    const isSignedOut = error instanceof ApiError && error.code === 'signed_out'
    return isSignedOut && prefersPage(c) ? respondSignIn(error, c) : handleError(error, c)
  })
