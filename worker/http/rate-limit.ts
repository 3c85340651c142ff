import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { FormEnv } from '../forms/form-page.ts'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { ApiError } from './errors.ts'
import { networksOfSender } from './ip-networks.ts'
import { isForm, limitBody, readFields } from './request-body.ts'

/** The forms that a visitor may send in a minute before FORM_LIMIT is checked. */
const MAX_FORMS = 3
/** The same for all networks of one /48 together: far more than visitors of one place send. */
const MAX_FORMS_OF_BLOCK = 30
/** The maximum of keys in a counter: about two megabytes, and more networks than in a busy hour. */
const MAX_NETWORKS = 10_000

const countInMinute = createCounter(MINUTE_MS)
const countInHour = createCounter(HOUR_MS)

/**
 * Counts a form against its sender's network and, while that is in its limit, against the /48, before the body is
 * read: `hurried` beyond the maximum in a minute, `frequent` in an hour. Throws a 429 for a hurried one beyond
 * FORM_LIMIT; only a form post is read then, because the page of the response gives its text back. Nothing is stored:
 * the counters are those of the isolate and of the Cloudflare location, and stop floods.
 */
export const limitForms = createMiddleware<FormEnv>(async (c, next) => {
  const { network, block } = networksOfSender(c)
  const counted = [
    { key: network, most: MAX_FORMS },
    { key: block, most: MAX_FORMS_OF_BLOCK },
  ]
  // A frequent network ends the search: it does not make the others of its /48 frequent.
  const isFrequent = counted.some(({ key, most }) => key !== undefined && countInHour(key) > most)
  c.set('frequent', isFrequent)
  for (const { key, most } of counted) {
    if (key === undefined || countInMinute(key) <= most) continue
    c.set('hurried', true)
    const { success } = await c.env.FORM_LIMIT.limit({ key })
    if (!success) await refuse(c)
  }
  await next()
})

async function refuse(c: Context<FormEnv>): Promise<never> {
  const keepText = async () => c.set('fields', await readFields(c.req))
  // An unreadable body has no text.
  if (isForm(c.req)) await Promise.resolve(limitBody(c, keepText)).catch(() => {})
  throw new ApiError(
    429,
    'too_many_requests',
    'Too many submissions in one minute. Nothing is lost: please try again in a minute.',
    { headers: { 'Retry-After': '60' } },
  )
}

/** A counter of calls by key and span, in this isolate. Beyond MAX_NETWORKS all restart, which helps no sender. */
export function createCounter(spanMs: number): (key: string) => number {
  const counts = new Map<string, number>()
  let span = 0
  return (key) => {
    const now = Math.floor(Date.now() / spanMs)
    if (now !== span || counts.size >= MAX_NETWORKS) counts.clear()
    span = now
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
}
