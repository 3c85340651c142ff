import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { configurationOf } from '../configuration.ts'
import type { Actor } from '../db/audit.ts'
import type { AppEnv } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { log } from '../http/log.ts'
import { networkOfSender } from '../middleware/network.ts'
import { listedName } from '../operators.ts'
import type { FormField } from '../shared/contact-form.ts'
import { accessActor } from './access.ts'
import { tokenActor } from './token.ts'

/** Handlers behind `authorizeOperator` know the operator. */
export type OperatorEnv = AppEnv & {
  Variables: {
    operator: Actor
    /** The fields of the contact form; none when they cannot be read. */
    form: FormField[]
  }
}

/**
 * Lets an operator pass: with a token in `Authorization`, or, where Cloudflare Access is configured,
 * with its JWT in `Cf-Access-Jwt-Assertion`. A request with both needs two valid ones, and the JWT
 * names the operator. All others get the same 401, on every path and with every method. Only failures
 * count against their network, so that nobody else's lock an operator out: beyond OPERATOR_LIMIT they get
 * a 429, before it they are logged as `sign_in_refused`. A 503 while the keys of Access are unavailable.
 */
export const authorizeOperator = createMiddleware<OperatorEnv>(async (c, next) => {
  const jwt = c.req.header('Cf-Access-Jwt-Assertion')
  if (c.req.header('Authorization') === undefined && jwt === undefined) throw unauthorized()

  let operator: Actor | undefined
  try {
    operator = await operatorOf(c, jwt)
  } finally {
    if (!operator) await countFailure(c)
  }
  if (!operator) {
    // Neither the credentials nor the network: they may be a correct password with a typo.
    log('warn', 'sign_in_refused', { requestId: c.var.requestId })
    throw unauthorized()
  }

  c.set('operator', { ...operator, name: listedName(operator.name) })
  await next()
})

async function operatorOf({ req, env }: Context<OperatorEnv>, jwt: string | undefined) {
  const withToken = req.header('Authorization') !== undefined
  const named = withToken ? await tokenActor(req.raw, env) : undefined
  if (withToken && !named) return undefined
  const { access } = configurationOf(env)
  return access && jwt !== undefined ? accessActor(jwt, access) : named
}

/**
 * It bounds the log and the fetches for unknown keys. Guessing is hopeless without it: a token has 20
 * characters or more.
 */
async function countFailure(c: Context<OperatorEnv>): Promise<void> {
  const key = networkOfSender(c) ?? 'unknown'
  const { success } = await c.env.OPERATOR_LIMIT.limit({ key })
  if (!success) throw tooManyAttempts()
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
