import type { Challenge } from '../contact/schema.ts'
import type { ContactStatus } from '../contact/status.ts'
import type { Env } from '../env.ts'
import { warnOnce } from '../http/warn-once.ts'
import { settings } from '../settings.ts'

/** What the widget names as its action, so that a token of another widget of ours is none here. */
export const ACTION = 'enquiry'

/** Cloudflare Turnstile, switched on: the public key of the widget, and the secret that checks it. */
export type Turnstile = { siteKey: string; secret: string }

/** Turnstile as configured; undefined while it is off, which it is with one of the two alone. */
export function turnstileOf(
  { TURNSTILE_SECRET }: Env,
  siteKey: string | null = settings.turnstileSiteKey,
): Turnstile | undefined {
  if (siteKey && TURNSTILE_SECRET) return { siteKey, secret: TURNSTILE_SECRET }
  if (siteKey || TURNSTILE_SECRET) {
    warnOnce(
      'Turnstile is off: it takes turnstileSiteKey in worker/settings.ts and the secret TURNSTILE_SECRET.',
    )
  }
  return undefined
}

/**
 * What the app is offered with the receipt of an enquiry: a way out of `held`, while Turnstile is
 * on. It follows from what is stored, so that a repeat of an enquiry is answered as the first was.
 */
export function challengeFor(status: ContactStatus, env: Env): Challenge | undefined {
  if (status !== 'held') return undefined
  const turnstile = turnstileOf(env)
  return turnstile && { siteKey: turnstile.siteKey, action: ACTION }
}
