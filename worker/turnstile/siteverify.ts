import * as z from 'zod/mini'
import { ApiError } from '../http/errors.ts'
import { warnOnce } from '../http/warn-once.ts'
import { ACTION } from './turnstile.ts'

/** Where Cloudflare says whether a token is good (developers.cloudflare.com/turnstile). */
export const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const TIMEOUT_MS = 5_000

const answerSchema = z.object({
  success: z.boolean(),
  action: z.optional(z.string()),
  hostname: z.optional(z.string()),
  cdata: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
})
type Answer = z.infer<typeof answerSchema>

type Proof = {
  token: string
  /** The enquiry it is for. */
  id: string
  /** The host that the page with the widget came from. */
  hostname: string
}

/**
 * Whether Turnstile vouches for a token that was made for this enquiry on a page of this host. Of
 * the visitor it is told nothing but the token. Asking again for the same token and enquiry gives
 * the same answer. Rejects with a 503 when there is no answer in time, or none that makes sense.
 */
export async function isProven(
  { token, id, hostname }: Proof,
  secret: string,
  timeoutMs = TIMEOUT_MS,
): Promise<boolean> {
  const idempotencyKey = await uuidOf(`${id} ${token}`)
  const asked = { secret, response: token, idempotency_key: idempotencyKey }
  const answer = await ask(asked, timeoutMs).catch((cause) => {
    throw unavailable(cause)
  })
  if (answer['error-codes']?.includes('invalid-input-secret')) {
    warnOnce('Turnstile does not know TURNSTILE_SECRET: put the secret of the widget again.')
  }
  return (
    answer.success &&
    answer.action === ACTION &&
    answer.hostname === hostname &&
    answer.cdata === id
  )
}

async function ask(asked: Record<string, string>, timeoutMs: number): Promise<Answer> {
  const response = await fetch(SITEVERIFY, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  })
  // A refusal may come as a 4xx with its reasons.
  if (response.status >= 500) throw new Error(`Turnstile answered ${response.status}.`)
  return answerSchema.parse(await response.json())
}

/**
 * A UUID that follows from a text. A token can be redeemed once, but again with the same key: the
 * try that repeats one whose answer was lost is no replay.
 */
async function uuidOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5')
}

function unavailable(cause: unknown): ApiError {
  return new ApiError(
    503,
    'proof_unavailable',
    'The proof cannot be checked right now. Your enquiry has arrived anyway.',
    { headers: { 'Retry-After': '30' }, cause },
  )
}
