import { Hono } from 'hono'
import { authorizeOperator } from '../auth/authorization.ts'
import { limitBody } from '../http/body.ts'
import { allowOnly } from '../http/errors.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { loadLabels } from '../texts/load-texts.ts'
import { audit } from './audit/route.tsx'
import { manyChanges } from './changes/many.tsx'
import { resendFailed } from './changes/resend-failed.ts'
import { changes } from './changes/route.tsx'
import { undoChange } from './changes/undo.ts'
import { answerEnquiry } from './enquiry/answer.tsx'
import { list } from './list/route.tsx'
import { notes } from './notes/route.ts'
import { handleError, type InboxEnv } from './page/problem.tsx'
import { people } from './people/route.tsx'
import { replies } from './replies/route.tsx'
import { subscribers } from './subscribers/route.tsx'

/** /api/contacts: the enquiries, for operators only. */
export const operator = new Hono<InboxEnv>()
  .use(async (c, next) => {
    await next()
    c.res.headers.set('Vary', 'Accept, Authorization')
  })
  .use(authorizeOperator)
  .use(async (c, next) => {
    c.set('form', await loadLabels(c.env))
    c.set('by', { actor: c.var.operator, channels: c.var.channels })
    await next()
  })
  .on('POST', '*', sameOrigin, limitBody)
  .route('/', list)
  .route('/', people)
  .route('/', audit)
  .route('/', subscribers)
  .route('/', resendFailed)
  .route('/', manyChanges)
  .route('/', undoChange)
  .route('/', replies)
  .route('/', notes)
  .get('/:id', answerEnquiry)
  .route('/', changes)
  .all('/:id?', allowOnly('GET, HEAD'))
  .onError(handleError)
