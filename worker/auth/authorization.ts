import { createMiddleware } from 'hono/factory'
import { configurationOf } from '../configuration/configuration.ts'
import type { Actor } from '../db/audit.ts'
import type { AppEnv } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { log } from '../http/log.ts'
import { networkOfSender } from '../middleware/network.ts'
import { accessActor } from './access.ts'
import { tokenActor } from './token.ts'

/** Handlers behind `authorizeOperator` know the operator. */
export type OperatorEnv = AppEnv & { Variables: { operator: Actor } }

/**
 * Lets an operator pass: with a token in `Authorization`, or, where Cloudflare Access is configured,
 * with its JWT in `Cf-Access-Jwt-Assertion`. A request with both needs two valid ones, and the JWT
 * names the operator. All others get the same 401, on every path and with every method. Each attempt
 * with credentials, right or wrong, first counts against its network: 429 beyond OPERATOR_LIMIT. Wrong
 * ones are logged as `sign_in_refused`. A 503 while the keys of Access are unavailable.
 */
export const authorizeOperator = createMiddleware<OperatorEnv>(async (c, next) => {
  const authorization = c.req.header('Authorization')
  const jwt = c.req.header('Cf-Access-Jwt-Assertion')
  if (authorization === undefined && jwt === undefined) throw unauthorized()

  const key = networkOfSender(c) ?? 'unknown'
  const { success } = await c.env.OPERATOR_LIMIT.limit({ key })
  if (!success) throw tooManyAttempts()

  let operator: Actor | undefined
  if (authorization !== undefined) {
    operator = await tokenActor(c.req.raw, c.env)
    if (!operator) throw refusal(c.var.requestId)
  }
  const { access } = configurationOf(c.env)
  if (access && jwt !== undefined) {
    operator = await accessActor(jwt, access)
  }
  if (!operator) throw refusal(c.var.requestId)

  c.set('operator', operator)
  await next()
})

/** Logs neither the credentials nor the network: they may be a correct password with a typo. */
function refusal(requestId: string): ApiError {
  log('warn', 'sign_in_refused', { requestId })
  return unauthorized()
}

function unauthorized(): ApiError {
  return new ApiError(401, 'unauthorized', 'Sign in with the operator token as password.', {
    headers: { 'WWW-Authenticate': 'Basic realm="Enquiries", charset="UTF-8"' },
  })
}

function tooManyAttempts(): ApiError {
  return new ApiError(429, 'too_many_attempts', 'Too many attempts. Please wait a minute.', {
    headers: { 'Retry-After': '60' },
  })
}
