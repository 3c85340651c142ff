import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { networkOfSender } from './network.ts'

/** So many forms a minute are a visitor's pace: they are counted here, and FORM_LIMIT is not asked. */
export const PACE = 3
const MINUTE_MS = 60_000
/** So many keys a counter remembers: about a megabyte, and more networks than a busy minute has. */
export const MOST_NETWORKS = 10_000

const countSent = countByMinute()

/**
 * Counts a form against its sender's network, which is not kept. Resolves to whether it is beyond
 * PACE; throws a 429 when, beyond that, it is beyond FORM_LIMIT, too. Counters are per isolate and per
 * Cloudflare location, and roughly right: they stop floods, they do not count.
 */
export async function limitForms(c: Context<AppEnv>): Promise<{ hurried: boolean }> {
  const key = networkOfSender(c)
  if (key === undefined || countSent(key) <= PACE) return { hurried: false }
  const { success } = await c.env.FORM_LIMIT.limit({ key })
  if (success) return { hurried: true }
  throw new ApiError(
    429,
    'too_many_requests',
    'That was a lot in one minute. Nothing is lost: please send it again in a minute.',
    { headers: { 'Retry-After': '60' } },
  )
}

/**
 * A counter of calls by key, in this isolate: each gives how many there were in this minute. Beyond
 * MOST_NETWORKS it counts all anew: who has as many networks gains nothing by it.
 */
export function countByMinute(): (key: string) => number {
  const counts = new Map<string, number>()
  let minute = 0
  return (key) => {
    const now = Math.floor(Date.now() / MINUTE_MS)
    if (now !== minute || counts.size >= MOST_NETWORKS) counts.clear()
    minute = now
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
}
