import { Hono } from 'hono'
import { authenticateOperator, varyByOperator } from '../auth/authentication.ts'
import { prefersPage } from '../forms/form-page.ts'
import { limitBody, limitBodyOf } from '../http/body.ts'
import { ApiError, allowOnly } from '../http/errors.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { loadLabels } from '../texts/load-texts.ts'
import { audit } from './audit.tsx'
import { manyChanges } from './changes/many.tsx'
import { notes } from './changes/notes.ts'
import { changes } from './changes/route.tsx'
import { dataRequests } from './data-requests/route.tsx'
import { drafts } from './enquiry/drafts.tsx'
import { respondEnquiry } from './enquiry/enquiry-page.tsx'
import { replies } from './enquiry/replies.tsx'
import { handleError, type InboxEnv } from './layout/error-page.tsx'
import { REPLY_TOO_LONG } from './layout/fields.tsx'
import { askToSignIn } from './layout/sign-in.tsx'
import { list } from './list/route.tsx'
import { subscribers } from './subscribers.tsx'

/** /api/contacts: the enquiries, for operators only. */
export const operator = new Hono<InboxEnv>()
  .use(varyByOperator)
  .on('POST', '*', sameOrigin)
  .use(authenticateOperator)
  .use(async (c, next) => {
    c.set('form', await loadLabels(c.env))
    c.set('by', { actor: c.var.operator, channels: c.var.channels })
    await next()
  })
  .on('POST', ['/:id/draft', '/:id/replies'], limitBodyOf({ text: REPLY_TOO_LONG }))
  .on('POST', '*', limitBody)
  .route('/', list)
  .route('/', dataRequests)
  .route('/', audit)
  .route('/', subscribers)
  .route('/', manyChanges)
  .route('/', replies)
  .route('/', drafts)
  .route('/', notes)
  .get('/:id', respondEnquiry)
  .route('/', changes)
  .all('/:id?', allowOnly('GET, HEAD'))
  .onError((error, c) => {
    const isSignedOut = error instanceof ApiError && error.code === 'signed_out'
    return isSignedOut && prefersPage(c) ? askToSignIn(error, c) : handleError(error, c)
  })
