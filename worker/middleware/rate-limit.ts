import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { ApiError } from '../http/errors.ts'

/**
 * Counts a form against its sender's address, which is not kept. Throws a 429 beyond FORM_LIMIT;
 * resolves to whether it is beyond FORM_PACE. Counters are per Cloudflare location and roughly
 * right: they stop floods, they do not count.
 */
export async function limitForms(c: Context<AppEnv>): Promise<{ hurried: boolean }> {
  // Set by the platform alone; what a client sends under this name never arrives. Off the platform,
  // where it is missing, there is nobody to tell apart.
  const key = c.req.header('cf-connecting-ip')
  if (key === undefined) return { hurried: false }
  const [limit, pace] = await Promise.all([
    c.env.FORM_LIMIT.limit({ key }),
    c.env.FORM_PACE.limit({ key }),
  ])
  if (limit.success) return { hurried: !pace.success }
  throw new ApiError(
    429,
    'too_many_requests',
    'That was a lot in one minute. Nothing is lost: please send it again in a minute.',
    { headers: { 'Retry-After': '60' } },
  )
}
