import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { Actor } from '../db/audit.ts'
import { ApiError } from '../http/errors.ts'
import type { Access } from '../secrets-and-variables.ts'

/** The accepted difference between the clocks of the issuer and the Worker. */
const CLOCK_TOLERANCE_SECONDS = 5

/** jose fetches the keys of an issuer at the first use, and for an unknown one at most twice a minute. */
const keysOf = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** What is wrong with the response to a fetch of the keys, not with a JWT. */
const OF_KEYS = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']

/**
 * The caller named in a JWT of Cloudflare Access: the email address of a person, or the name of a
 * service token. Undefined unless the JWT is signed with RS256 by a key of the issuer, for the audience,
 * and neither expired, undated nor too early. Rejects with a 503 when the issuer's keys are unavailable.
 */
export async function verifyAccessJwt(
  jwt: string,
  { issuer, audience }: Access,
): Promise<Actor | undefined> {
  const keys = keysOf.get(issuer) ?? createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer))

  keysOf.set(issuer, keys)
  try {
    const { payload } = await jwtVerify(jwt, keys, {
      algorithms: ['RS256'],
      issuer,
      audience,
      requiredClaims: ['exp'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    })
    // A person has an email address; a service token has only a name.
    const name = payload.email || payload.common_name
    return name && typeof name === 'string' ? { name, verified: true } : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError && !OF_KEYS.includes(error.code)) return undefined
    throw new ApiError(
      503,
      'access_keys_unavailable',
      "We can't verify your identity right now. Please try again in a minute.",
      { headers: { 'Retry-After': '60' }, cause: error },
    )
  }
}
