import { auth as readBasic } from 'hono/utils/basic-auth'
import { timingSafeEqual } from 'hono/utils/buffer'
import type { Actor } from '../db/audit.ts'
import type { Env } from '../env.ts'
import { getConfiguration } from '../secrets-and-variables.ts'
import { cutToBytes, toOneLine } from '../shared/clean-text.ts'

/** The name of an operator who gives none. */
export const NAMELESS_OPERATOR = 'token'
/** That of 200 characters of Chinese: a row with a longer one may be too long for a backup. */
const NAME_MAX_BYTES = 600

const BEARER = /^Bearer +(\S+) *$/i

/**
 * The operator behind an `Authorization` header: `Bearer` with one of the operators' tokens, or `Basic`
 * with any user name and a token as password. Undefined for everything else, even malformed headers.
 */
export async function authenticateByToken(request: Request, env: Env): Promise<Actor | undefined> {
  const basic = readBasic(request)
  const bearer = BEARER.exec(request.headers.get('Authorization') ?? '')?.[1]
  if ((await matchToken(bearer ?? basic?.password ?? '', env)) === undefined) return undefined
  // Anyone with a token can enter any name. Names are stored, so the token itself is never one.
  const name = cutToBytes(NAME_MAX_BYTES, toOneLine(basic?.username ?? ''))
  const isName = name && (await matchToken(name, env)) === undefined
  return { name: isName ? name : NAMELESS_OPERATOR, verified: false }
}

/** The operator token that equals a text; undefined if none does. */
export async function matchToken(given: string, env: Env): Promise<string | undefined> {
  const { tokens } = getConfiguration(env)
  // All of them, so that the duration does not reveal which one matched.
  const matches = await Promise.all(tokens.map((token) => timingSafeEqual(given, token)))
  return tokens.find((_, at) => matches[at])
}
