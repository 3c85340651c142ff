import type { Context } from 'hono'
import { ApiError } from '#worker/http/errors.ts'
import { findContact, type OperatorContact } from './enquiry.ts'
import type { InboxEnv } from './problem.tsx'

/**
 * The enquiry that the address names by its `:id`. Throws a 404 when there is none, a 503 when
 * storage fails.
 */
export async function requireContact(c: Context<InboxEnv>): Promise<OperatorContact> {
  const contact = await findContact(c.env.DB, c.req.param('id') ?? '')
  if (contact) return contact
  throw new ApiError(
    404,
    'unknown_enquiry',
    'There is no enquiry at this address. It may have been erased, or its retention period ended.',
  )
}
