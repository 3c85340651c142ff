import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { networkOfSender } from './network.ts'

/** So many forms a minute are a visitor's pace: they are counted here, and FORM_LIMIT is not asked. */
export const PACE = 3
export const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** So many keys a counter remembers: about two megabytes, and more networks than a busy hour has. */
export const MOST_NETWORKS = 10_000

const countInMinute = countPer(MINUTE_MS)
const countInHour = countPer(HOUR_MS)

/**
 * Counts a form against its sender's network, which is not kept. Resolves to whether it is beyond
 * PACE in a minute (`hurried`) or in an hour (`frequent`); throws a 429 when, beyond the former, it is
 * beyond FORM_LIMIT, too. Counters are per isolate and per Cloudflare location, and roughly right: they
 * stop floods, they do not count.
 */
export async function limitForms(
  c: Context<AppEnv>,
): Promise<{ hurried: boolean; frequent: boolean }> {
  const key = networkOfSender(c)
  if (key === undefined) return { hurried: false, frequent: false }
  const frequent = countInHour(key) > PACE
  if (countInMinute(key) <= PACE) return { hurried: false, frequent }
  const { success } = await c.env.FORM_LIMIT.limit({ key })
  if (success) return { hurried: true, frequent }
  throw new ApiError(
    429,
    'too_many_requests',
    'That was a lot in one minute. Nothing is lost: please send it again in a minute.',
    { headers: { 'Retry-After': '60' } },
  )
}

/**
 * A counter of calls by key, in this isolate: each gives how many there were in this minute, hour, or
 * other span in milliseconds. Beyond MOST_NETWORKS it counts all anew: who has as many networks gains
 * nothing by it.
 */
export function countPer(spanMs: number): (key: string) => number {
  const counts = new Map<string, number>()
  let span = 0
  return (key) => {
    const now = Math.floor(Date.now() / spanMs)
    if (now !== span || counts.size >= MOST_NETWORKS) counts.clear()
    span = now
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
}
