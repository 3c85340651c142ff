import { createMiddleware } from 'hono/factory'
import { auth as readBasic } from 'hono/utils/basic-auth'
import { timingSafeEqual } from 'hono/utils/buffer'
import type { Actor } from '../audit/store.ts'
import type { AppEnv } from '../env.ts'
import { ApiError } from '../errors.ts'

/** A shorter token could be guessed, so it opens nothing. */
export const TOKEN_MIN_LENGTH = 20

const BEARER = /^Bearer +(\S+) *$/i

/** Past `authorizeOperator`, every handler knows who asks. */
export type OperatorEnv = AppEnv & { Variables: { operator: Actor } }

/**
 * Lets an operator pass: `Bearer` with OPERATOR_TOKEN, or `Basic` with any user name and the token
 * as password. Everybody else gets the same 401, malformed headers included. Each attempt with
 * credentials, right or wrong, first counts against its address: 429 beyond OPERATOR_LIMIT.
 */
export const authorizeOperator = createMiddleware<OperatorEnv>(async (c, next) => {
  const authorization = c.req.header('Authorization')
  if (authorization === undefined) throw unauthorized()

  // Set by the platform alone; what a client sends under this name never arrives.
  const key = c.req.header('cf-connecting-ip') ?? 'unknown'
  const { success } = await c.env.OPERATOR_LIMIT.limit({ key })
  if (!success) throw tooManyAttempts()

  const token = usableToken(c.env.OPERATOR_TOKEN)
  const basic = readBasic(c.req.raw)
  const given = BEARER.exec(authorization)?.[1] ?? basic?.password
  if (!token || !given || !(await timingSafeEqual(given, token))) throw unauthorized()
  // Everybody with the token may call themselves anything.
  c.set('operator', { name: basic?.username || 'token', verified: false })
  await next()
})

let warned = false

function usableToken(token = ''): string | undefined {
  if (token.length >= TOKEN_MIN_LENGTH) return token
  if (!warned)
    console.warn(`Nobody can read enquiries: OPERATOR_TOKEN needs ${TOKEN_MIN_LENGTH}+ characters.`)
  warned = true
  return undefined
}

function unauthorized(): ApiError {
  return new ApiError(401, 'unauthorized', 'Sign in with the operator token as password.', {
    headers: { 'WWW-Authenticate': 'Basic realm="Lumenfold enquiries", charset="UTF-8"' },
  })
}

function tooManyAttempts(): ApiError {
  return new ApiError(429, 'too_many_attempts', 'Too many attempts. Please wait a minute.', {
    headers: { 'Retry-After': '60' },
  })
}
