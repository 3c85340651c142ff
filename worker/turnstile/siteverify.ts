import * as z from 'zod/mini'
import { log, warnMisconfigured } from '../http/log.ts'

/** Cloudflare's address for token checks (developers.cloudflare.com/turnstile). */
const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const TIMEOUT_MS = 5_000

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.optional(z.array(z.string())),
})

/**
 * Whether Turnstile accepts a token of the widget with this secret; it accepts each token once. It receives
 * nothing else about the visitor. Never rejects: a late or invalid answer counts as no, and is logged.
 */
export async function siteverify(token: string, secret: string): Promise<boolean> {
  try {
    const response = await fetch(SITEVERIFY, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret, response: token }),
    })
    // A refusal may come as a 4xx with its reasons.
    const answer = answerSchema.parse(await response.json())
    if (answer['error-codes']?.includes('invalid-input-secret')) {
      warnMisconfigured('Turnstile rejected TURNSTILE_SECRET: set the widget’s secret again.')
    }
    return answer.success
  } catch {
    const message = 'Turnstile did not confirm or reject a token: the enquiry is held.'
    log('warn', 'turnstile_silent', { message })
    return false
  }
}
