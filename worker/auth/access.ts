import { errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { Actor } from '../db/audit.ts'
import type { Env } from '../env.ts'
import { warnOnce } from '../http/warn-once.ts'
import { createAccessKeys } from './access-keys.ts'

/** How far two clocks of one network may be apart. */
const CLOCK_TOLERANCE_SECONDS = 5

/** Keys that came without TLS could be anybody's, except from this machine. */
const TRUSTED_ORIGIN = /^(https:\/\/|http:\/\/127\.0\.0\.1:)/

/** The team whose Cloudflare Access signs, and the application it signs for. */
type Access = { issuer: string; audience: string }

/** A person has an e-mail address; a service token has only a name. */
const claimsSchema = z.object({
  email: z.optional(z.string()),
  common_name: z.optional(z.string()),
})

const keysOf = new Map<string, ReturnType<typeof createAccessKeys>>()

/** Cloudflare Access as configured; undefined when it is not, or not whole, and so opens nothing. */
export function accessOf({ ACCESS_ISSUER, ACCESS_AUDIENCE }: Env): Access | undefined {
  if (!ACCESS_ISSUER && !ACCESS_AUDIENCE) return undefined
  const issuer = URL.parse(ACCESS_ISSUER ?? '')?.origin
  if (issuer && TRUSTED_ORIGIN.test(issuer) && ACCESS_AUDIENCE) {
    return { issuer, audience: ACCESS_AUDIENCE }
  }
  warnOnce(
    'Cloudflare Access opens nothing: set ACCESS_ISSUER (https://<team>.cloudflareaccess.com) and ACCESS_AUDIENCE.',
  )
  return undefined
}

/**
 * Whom a JWT of Cloudflare Access names: the e-mail address of a person, the name of a service
 * token. Undefined unless it is signed with RS256 by a key of the issuer, for the audience, and
 * neither expired, undated nor too early. Rejects with a 503 when the issuer's keys cannot be had.
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
