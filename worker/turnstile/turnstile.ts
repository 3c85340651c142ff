import { configurationOf } from '../configuration.ts'
import type { Env } from '../env.ts'
import { siteverify } from './siteverify.ts'

/** The longest token that Turnstile makes (developers.cloudflare.com/turnstile). */
const TOKEN_MAX_LENGTH = 2048

/**
 * Whether Cloudflare Turnstile is on and does not accept this token, or the token is missing. It is off,
 * and sends no request, unless both the site key and the secret are set.
 */
export async function isUnverified(token: string | undefined, env: Env): Promise<boolean> {
  const { turnstile } = configurationOf(env)
  if (!turnstile) return false
  if (!token || token.length > TOKEN_MAX_LENGTH) return true
  return !(await siteverify(token, turnstile.secret))
}
