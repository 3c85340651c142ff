import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { errors, jwtVerify, SignJWT } from 'jose'
import { configurationOf } from '../configuration.ts'
import { HOUR_MS } from '../db/timestamps.ts'
import { isOperatorName } from '../operators.ts'

const COOKIE = 'session'
const HOURS = 12
/** A page of another website, or of a subdomain, neither sends it nor sets it. */
const ATTRIBUTES = {
  prefix: 'host',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Strict',
} as const

export type Session = { name: string; expiresAt: Date }

/** Gives the browser a session of twelve hours, which ends earlier when this operator token is replaced. */
export async function startSession(c: Context, name: string, token: string): Promise<Session> {
  const expiresAt = new Date(Date.now() + HOURS * HOUR_MS)
  const jwt = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(name)
    .setExpirationTime(expiresAt)
    .sign(await keyOf(token))
  setCookie(c, COOKIE, jwt, { ...ATTRIBUTES, maxAge: HOURS * 3600 })
  return { name, expiresAt }
}

/** Removes the session from the browser. */
export function endSession(c: Context): void {
  deleteCookie(c, COOKIE, ATTRIBUTES)
}

/**
 * The session in the cookie. Undefined unless one of the operator tokens signed it, it has not expired, and the
 * settings, where they list operators, still list this one.
 */
export async function readSession(c: Context): Promise<Session | undefined> {
  const jwt = getCookie(c, COOKIE, ATTRIBUTES.prefix)
  if (!jwt) return undefined
  for (const token of configurationOf(c.env).tokens) {
    const claims = await verify(jwt, token)
    if (claims && isOperatorName(claims.name)) return claims
  }
  return undefined
}

async function verify(jwt: string, token: string): Promise<Session | undefined> {
  try {
    const { payload } = await jwtVerify(jwt, await keyOf(token), {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp'],
    })
    const { sub: name = '', exp = 0 } = payload
    return { name, expiresAt: new Date(exp * 1000) }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

/** The key that signs sessions: derived from the token, it ends with it, and does not reveal it. */
async function keyOf(token: string): Promise<CryptoKey> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const secret = await crypto.subtle.importKey('raw', bytes(token), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: bytes(''), info: bytes('session') },
    secret,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign', 'verify'],
  )
}
