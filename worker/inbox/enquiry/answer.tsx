import type { Context } from 'hono'
import * as z from 'zod/mini'
import { prefersPage } from '#worker/forms/form-page.ts'
import { ApiError } from '#worker/http/errors.ts'
import { validate } from '#worker/http/validate.ts'
import { answerPage } from '../page/document.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { EnquiryPage } from './enquiry-page.tsx'
import { findContact, type OperatorContact } from './store.ts'

/** What a form of the page has just changed. */
const querySchema = z.strictObject(
  {
    changed: z.optional(z.enum(['status', 'note', 'resend'], 'Remove this parameter.')),
    list: z.optional(z.string()),
  },
  'Remove this parameter: none is known here.',
)

/** One enquiry, for programs or for people. Throws a 422 for a wrong parameter. */
export async function answerEnquiry(c: Context<InboxEnv>): Promise<Response> {
  const contact = await existingContact(c)
  if (!prefersPage(c)) return c.json(contact, 200)
  const { changed } = validate(querySchema, [...new URL(c.req.url).searchParams])
  const hasChannel = c.var.channels.contact.length > 0
  return answerPage(c, <EnquiryPage contact={contact} hasChannel={hasChannel} changed={changed} />)
}

/**
 * The enquiry that the address names by its `:id`. Throws a 404 when there is none, a 503 when
 * storage fails.
 */
export async function existingContact(c: Context<InboxEnv>): Promise<OperatorContact> {
  const contact = await findContact(c.env.DB, c.req.param('id') ?? '')
  if (contact) return contact
  throw new ApiError(
    404,
    'unknown_enquiry',
    'There is no enquiry at this address. It may have been erased, or kept long enough.',
  )
}
