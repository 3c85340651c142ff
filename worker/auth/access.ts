import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { Access } from '../configuration.ts'
import type { Actor } from '../db/audit.ts'
import { ApiError } from '../http/errors.ts'

/** The minimum time between two fetches for unknown keys: anyone can send a JWT that names one. */
const COOLDOWN_MS = 60_000
const FETCH_TIMEOUT_MS = 3_000
/** The accepted difference between the clocks of the issuer and the Worker. */
const CLOCK_TOLERANCE_SECONDS = 5

/** A person has an email address; a service token has only a name. */
const claimsSchema = z.object({
  email: z.optional(z.string()),
  common_name: z.optional(z.string()),
})

const keysOf = new Map<string, ReturnType<typeof createAccessKeys>>()

/**
 * The caller named in a JWT of Cloudflare Access: the email address of a person, or the name of a
 * service token. Undefined unless the JWT is signed with RS256 by a key of the issuer, for the audience,
 * and neither expired, undated nor too early. Rejects with a 503 when the issuer's keys are unavailable.
 */
export async function accessActor(
  jwt: string,
  { issuer, audience }: Access,
): Promise<Actor | undefined> {
  const keyOf = keysOf.get(issuer) ?? createAccessKeys(issuer)
  keysOf.set(issuer, keyOf)
  try {
    const { payload } = await jwtVerify(jwt, keyOf, {
      algorithms: ['RS256'],
      issuer,
      audience,
      requiredClaims: ['exp'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    })
    const { data } = claimsSchema.safeParse(payload)
    const name = data?.email || data?.common_name
    return name ? { name, verified: true } : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

type KeyOf = (...asked: Parameters<ReturnType<typeof createRemoteJWKSet>>) => Promise<CryptoKey>

/**
 * The public signing keys of a Cloudflare Access team. They are fetched at the first use, when they are
 * ten minutes old, and for an unknown key, but not in the minute after they came: a new key may stay
 * unknown for that long. Rejects with an error from jose for an unknown key, and with a 503 while the keys
 * are unavailable.
 */
export function createAccessKeys(issuer: string): KeyOf {
  const keyOf = createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer), {
    timeoutDuration: FETCH_TIMEOUT_MS,
    cooldownDuration: COOLDOWN_MS,
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

function keysUnavailable(cause: unknown): ApiError {
  return new ApiError(
    503,
    'access_keys_unavailable',
    "We can't verify your identity right now. Please try again in a minute.",
    { headers: { 'Retry-After': '60' }, cause },
  )
}
