import type { Env } from '../env.ts'
import { warnOnce } from '../http/warn-once.ts'
import { settings } from '../settings.ts'
import { siteverify } from './siteverify.ts'

/** The longest token that Turnstile makes (developers.cloudflare.com/turnstile). */
const TOKEN_MAX_LENGTH = 2048

/**
 * Whether Cloudflare Turnstile is on and does not vouch for who sent this token, or for whoever sent
 * none. It is off, and nobody is asked, unless there are both the site key and the secret.
 */
export async function isUnverified(
  token: string | undefined,
  { TURNSTILE_SECRET: secret }: Env,
  siteKey: string | null = settings.turnstileSiteKey,
): Promise<boolean> {
  if (!siteKey || !secret) {
    if (siteKey || secret) warnOnce(HALF_CONFIGURED)
    return false
  }
  if (!token || token.length > TOKEN_MAX_LENGTH) return true
  return !(await siteverify(token, secret))
}

const HALF_CONFIGURED =
  'Turnstile is off: it takes turnstileSiteKey in worker/settings.ts and the secret TURNSTILE_SECRET.'
