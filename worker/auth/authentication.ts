import type { Context, HonoRequest } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Actor } from '../db/audit.ts'
import type { AppEnv } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { networksOfSender } from '../http/ip-networks.ts'
import { log } from '../http/log.ts'
import { canonicalName } from '../operators.ts'
import { getConfiguration } from '../secrets-and-variables.ts'
import type { FormField } from '../shared/field-values.ts'
import { verifyAccessJwt } from './cloudflare-access.ts'
import { readSession, type Session } from './session.ts'
import { authenticateByToken } from './token.ts'

/** Handlers behind `authenticateOperator` know the operator. */
export type OperatorEnv = AppEnv & {
  Variables: {
    operator: Actor
    /** Their session, if they came with neither a token nor a JWT. */
    session?: Session
    /** The fields of the contact form; none when they cannot be read. */
    form: FormField[]
  }
}

/** Marks a response as one that depends on the operator. */
export const varyByOperator = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set('Vary', 'Accept, Authorization, Cookie')
})

/**
 * Lets an operator pass: with a token in `Authorization`, with the JWT of Cloudflare Access where it is configured,
 * with both (the JWT names the operator), or else with a session. All others get the same 401, on every path and with
 * every method; without credentials, a browser's is `signed_out`. Only wrong credentials count against their network,
 * so that nobody else's lock an operator out: beyond OPERATOR_LIMIT they get a 429. A 503 while the keys of Access are
 * unavailable.
 */
export const authenticateOperator = createMiddleware<OperatorEnv>(async (c, next) => {
  const jwt = getConfiguration(c.env).access && c.req.header('Cf-Access-Jwt-Assertion')
  const withToken = c.req.header('Authorization') !== undefined && !isUnasked(c)
  const operator =
    withToken || jwt !== undefined ? await namedOperator(c, withToken, jwt) : await sessionActor(c)
  c.set('operator', { ...operator, name: canonicalName(operator.name) })
  await next()
})

async function namedOperator(c: Context<OperatorEnv>, withToken: boolean, jwt?: string) {
  const { access } = getConfiguration(c.env)
  const named = withToken ? await authenticateByToken(c.req.raw, c.env) : undefined
  if (withToken && !named) return refuseSignIn(c)
  if (!access || jwt === undefined) return named ?? refuseSignIn(c)
  const operator = await verifyAccessJwt(jwt, access).catch(async (error) => {
    await countFailure(c)
    throw error
  })
  return operator ?? refuseSignIn(c)
}

async function sessionActor(c: Context<OperatorEnv>): Promise<Actor> {
  const session = await readSession(c)
  if (session) {
    c.set('session', session)
    return { name: session.name, verified: false }
  }
  if (isBrowser(c)) {
    throw new ApiError(401, 'signed_out', 'Sign in first: there is no session, or it has ended.')
  }
  throw unauthorized(c)
}

/** Refuses wrong credentials; `fields` names the wrong one. */
export async function refuseSignIn(c: Context, fields?: Record<string, string>): Promise<never> {
  await countFailure(c)
  // Neither the credentials nor the network: they may be a correct password with a typo.
  log('warn', 'sign_in_refused', { requestId: c.var.requestId })
  throw unauthorized(c, fields)
}

/** A browser repeats the Basic credentials of a dialog until it is closed, also after the operator signed out. */
function isUnasked({ req }: Context): boolean {
  return hasMetadata(req) && /^basic /i.test(req.header('Authorization') ?? '')
}

/** Whether a browser sent it. Without TLS, it sends no Fetch Metadata, but prefers a page. */
function isBrowser({ req }: Context): boolean {
  return hasMetadata(req) || /^text\/html\b/.test(req.header('Accept') ?? '')
}

/** Programs do not send this header. */
function hasMetadata(req: HonoRequest): boolean {
  return req.header('Sec-Fetch-Site') !== undefined
}

/** Bounds the log and the fetches for unknown keys. Guessing is hopeless anyway: a token has 20 characters or more. */
async function countFailure(c: Context): Promise<void> {
  const { network: key = 'unknown' } = networksOfSender(c)
  const { success } = await c.env.OPERATOR_LIMIT.limit({ key })
  if (success) return
  throw new ApiError(429, 'too_many_attempts', 'Too many attempts. Please wait a minute.', {
    headers: { 'Retry-After': '60' },
  })
}

/** Only a program is asked for Basic: a browser would ask its user in a dialog of its own. */
function unauthorized(c: Context, fields?: Record<string, string>): ApiError {
  const headers = { 'WWW-Authenticate': 'Basic realm="Enquiries", charset="UTF-8"' }
  return new ApiError(401, 'unauthorized', 'Sign in with the operator token as password.', {
    fields,
    headers: isBrowser(c) ? undefined : headers,
  })
}
