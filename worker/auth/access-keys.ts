import { createRemoteJWKSet, customFetch, errors, type FetchImplementation } from 'jose'
import { ApiError } from '../http/errors.ts'

/** The least time between two fetches of one isolate, whatever is asked and whatever comes back. */
const FETCH_EVERY_MS = 60_000
const FETCH_TIMEOUT_MS = 3_000

type KeyOf = (...asked: Parameters<ReturnType<typeof createRemoteJWKSet>>) => Promise<CryptoKey>

/**
 * The public keys a Cloudflare Access team signs with. They are fetched when first needed, when
 * they are ten minutes old, and when a key is asked for that is not among them, but never twice in
 * a minute: a new key may stay unknown for that long. Rejects with an error of jose's for a key
 * that is not there, and with a 503 while the keys cannot be had.
 */
export function createAccessKeys(issuer: string): KeyOf {
  const keyOf = createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer), {
    timeoutDuration: FETCH_TIMEOUT_MS,
    cooldownDuration: FETCH_EVERY_MS,
    [customFetch]: createRareFetch(),
  })
  return async (...asked) => {
    try {
      return await keyOf(...asked)
    } catch (cause) {
      const { JWKSNoMatchingKey, JWKSMultipleMatchingKeys } = errors
      const isKnown =
        cause instanceof JWKSNoMatchingKey || cause instanceof JWKSMultipleMatchingKeys
      throw isKnown ? cause : keysUnavailable(cause)
    }
  }
}

/**
 * In a Worker, jose fetches anew for each of several simultaneous requests, and for every request
 * after a failure. Here all of a minute share one answer, or one failure.
 */
function createRareFetch(): FetchImplementation {
  let fetchedAt = Number.NEGATIVE_INFINITY
  let answer: Promise<{ body: string; status: number }>
  return async (address, options) => {
    if (Date.now() - fetchedAt >= FETCH_EVERY_MS) {
      fetchedAt = Date.now()
      // Read to its end, because no other request could read it.
      answer = fetch(address, options).then(async (response) => ({
        body: await response.text(),
        status: response.status,
      }))
    }
    const { body, status } = await answer
    return new Response(body, { status })
  }
}

function keysUnavailable(cause: unknown): ApiError {
  return new ApiError(
    503,
    'access_keys_unavailable',
    "We can't verify your identity right now. Please try again in a minute.",
    { headers: { 'Retry-After': '60' }, cause },
  )
}
