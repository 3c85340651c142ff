import { errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { Access } from '../configuration/operators.ts'
import type { Actor } from '../db/audit.ts'
import { createAccessKeys } from './access-keys.ts'

/** How far two clocks of one network may be apart. */
const CLOCK_TOLERANCE_SECONDS = 5

/** A person has an email address; a service token has only a name. */
const claimsSchema = z.object({
  email: z.optional(z.string()),
  common_name: z.optional(z.string()),
})

const keysOf = new Map<string, ReturnType<typeof createAccessKeys>>()

/**
 * Whom a JWT of Cloudflare Access names: the email address of a person, the name of a service
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
