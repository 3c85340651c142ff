import { Hono } from 'hono'
import { statusChange } from '../contact/change-status.ts'
import { orUnavailable } from '../db/or-unavailable.ts'
import type { AppEnv } from '../env.ts'
import { limitBody, readFields } from '../http/body.ts'
import { methodNotAllowed } from '../http/errors.ts'
import { validate } from '../http/validate.ts'
import { limitForms } from '../middleware/rate-limit.ts'
import { sameOrigin } from '../middleware/same-origin.ts'
import { proofSchema } from './schema.ts'
import { isProven } from './siteverify.ts'
import { turnstileOf } from './turnstile.ts'

const actor = { name: 'turnstile', verified: true }

/**
 * /api/contact/:id/proof: takes Turnstile's word that a person sent an enquiry, and moves it from
 * `held` to `new`; from any other status it moves nothing. The answer tells of the proof and not of
 * the enquiry: it is the same for one that is not there.
 */
export const proof = new Hono<AppEnv>()
  .post('/:id/proof', sameOrigin, limitBody, async (c) => {
    const fields = await readFields(c.req)
    await limitForms(c)
    const { token } = validate(proofSchema, fields)

    const id = c.req.param('id')
    const { hostname } = new URL(c.req.url)
    const turnstile = turnstileOf(c.env)
    const proven = turnstile ? await isProven({ token, id, hostname }, turnstile.secret) : false
    if (proven) {
      const change = { id, from: 'held', to: 'new', actor } as const
      await orUnavailable(() => c.env.DB.batch(statusChange(c.env.DB, change)))
    }

    return c.json({ proven }, 200)
  })
  .all('/:id/proof', () => {
    throw methodNotAllowed('POST')
  })
