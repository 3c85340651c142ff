import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { limitBodyTo, readFields } from '../http/body.ts'
import { ApiError, allowOnly } from '../http/errors.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { validate } from '../http/validate.ts'
import { networkOfSender } from '../middleware/network.ts'
import { countPer, MINUTE_MS } from '../middleware/rate-limit.ts'
import { knownPage } from '../pages/known-page.ts'
import { visitSchema } from './schema.ts'

/** So many views a minute are those of a busy office. Beyond, a network spends what others need. */
export const VIEWS_A_MINUTE = 60
const MAX_BODY_BYTES = 2048
/** The longest index that Analytics Engine takes. */
const INDEX_MAX_LENGTH = 96
/** Stands for a measure that was not taken: a column of numbers has no NULL. */
const NOT_MEASURED = -1

const countViews = countPer(MINUTE_MS)

/** There is no such address until a dataset is bound. */
const whileBound = createMiddleware<AppEnv>(async (c, next) => {
  return c.env.VISITS ? next() : c.notFound()
})

/**
 * /api/measure: counts a view of a page as one data point of VISITS: page and window size, LCP, INP
 * and CLS. Of who sent it nothing is kept.
 */
export const measure = new Hono<AppEnv>()
  .post('/', sameOrigin, whileBound, limitBodyTo(MAX_BODY_BYTES, tooLarge), async (c) => {
    const network = networkOfSender(c)
    if (network !== undefined && countViews(network) > VIEWS_A_MINUTE) {
      throw new ApiError(429, 'too_many_requests', 'That was a lot in one minute.', {
        headers: { 'Retry-After': '60' },
      })
    }
    const { path, device, lcp, inp, cls } = validate(visitSchema, await readFields(c.req))
    const page = await knownPage(c, path)
    c.env.VISITS?.writeDataPoint({
      blobs: [page, device],
      doubles: [lcp, inp, cls].map((value) => value ?? NOT_MEASURED),
      // What Analytics Engine evens out when there is too much: a rare page keeps its views.
      indexes: [page.slice(0, INDEX_MAX_LENGTH)],
    })
    return c.body(null, 204)
  })
  .all('/', whileBound, allowOnly('POST'))

function tooLarge() {
  return new ApiError(413, 'body_too_large', 'A visit takes less than that.')
}
