import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { isAllowedName } from '../operators.ts'
import { getConfiguration } from '../secrets-and-variables.ts'
import { HOUR_MS } from '../time.ts'

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
  const value = JSON.stringify({ name, expiresAt })
  await setSignedCookie(c, COOKIE, value, token, { ...ATTRIBUTES, maxAge: HOURS * 3600 })
  return { name, expiresAt }
}

export function endSession(c: Context): void {
  deleteCookie(c, COOKIE, ATTRIBUTES)
}

/** The session in the cookie; undefined if no operator token signed it, it ended, or the settings lack its operator. */
export async function readSession(c: Context): Promise<Session | undefined> {
  for (const token of getConfiguration(c.env).tokens) {
    const value = await getSignedCookie(c, token, COOKIE, ATTRIBUTES.prefix)
    if (!value) continue
    const { name, expiresAt } = JSON.parse(value)
    const session = { name, expiresAt: new Date(expiresAt) }
    if (session.expiresAt > new Date() && isAllowedName(name)) return session
  }
  return undefined
}
