import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { authorizeOperator } from '../auth/authorization.ts'
import { limitBody } from '../http/body.ts'
import { allowOnly } from '../http/errors.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { audit } from './audit/route.tsx'
import { manyChanges } from './changes/many.tsx'
import { resendFailed } from './changes/resend-failed.ts'
import { changes } from './changes/route.tsx'
import { undoChange } from './changes/undo.ts'
import { answerEnquiry } from './enquiry/answer.tsx'
import { listAsCsv } from './list/list-as-csv.ts'
import { arrivalsAsJson, listAsJson } from './list/list-as-json.ts'
import { listAsPage } from './list/list-as-page.tsx'
import { handleError, type InboxEnv } from './page/problem.tsx'
import { people } from './people/route.tsx'
import { report } from './report/route.tsx'
import { subscribers } from './subscribers/route.tsx'

/** The formats of the list, by media type; a link to CSV needs `?format=csv`. */
const LISTS = {
  'application/json': listAsJson,
  'text/html': listAsPage,
  'text/csv': listAsCsv,
}

/** /api/contacts: the enquiries, for operators only. */
export const operator = new Hono<InboxEnv>()
  .use(async (c, next) => {
    await next()
    c.res.headers.set('Vary', 'Accept, Authorization')
  })
  .use(authorizeOperator)
  .on('POST', '*', sameOrigin, limitBody)
  .get('/', (c) => {
    const supports = Object.keys(LISTS)
    const accepted = accepts(c, { header: 'Accept', supports, default: 'application/json' })
    const type = c.req.query('format') === 'csv' ? 'text/csv' : accepted
    return LISTS[type as keyof typeof LISTS](c)
  })
  .route('/', people)
  .route('/', audit)
  .route('/', subscribers)
  .route('/', report)
  .route('/', resendFailed)
  .get('/arrivals', arrivalsAsJson)
  .route('/', manyChanges)
  .route('/', undoChange)
  .get('/:id', answerEnquiry)
  .route('/', changes)
  .all('/:id?', allowOnly('GET, HEAD'))
  .onError(handleError)
