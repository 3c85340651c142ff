import type { Context } from 'hono'
import * as z from 'zod/mini'
import { prefersPage } from '#worker/forms/form-page.ts'
import { validate } from '#worker/http/validate.ts'
import { existingContact } from '../enquiry/existing-contact.ts'
import { listQuerySchema, tabOf, toFilter } from '../list/schema.ts'
import { listContacts } from '../list/store.ts'
import { answerPage } from '../page/document.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { zoneOf } from '../page/time.tsx'
import { EnquiryPage } from './enquiry-page.tsx'
import { answerByMail } from './mailto.ts'
import { findNeighbours } from './neighbours.ts'

export const enquiryQuerySchema = z.strictObject(
  {
    /** What a form of the page has just changed. */
    changed: z.optional(z.enum(['status', 'note', 'answer', 'resend'], 'Remove this parameter.')),
    /** When, in milliseconds since 1970. */
    at: z.optional(z.string()),
    /** The query of the list that one came from. */
    list: z._default(z.string(), ''),
  },
  'Remove this parameter: only list is known here.',
)

/** So many other enquiries of the same sender are shown. */
const OTHERS_SHOWN = 5
/** How long after the button the mail program opens by itself: coming back later, it does not. */
const LEADS_ON_MS = 15_000

/** One enquiry, for programs or for people. Throws a 422 for a wrong parameter. */
export async function answerEnquiry(c: Context<InboxEnv>): Promise<Response> {
  const contact = await existingContact(c)
  if (!prefersPage(c)) return c.json(contact, 200)
  const { changed, at, list } = validate(enquiryQuerySchema, [...new URL(c.req.url).searchParams])
  const query = validate(listQuerySchema, [...new URLSearchParams(list)])
  const filter = toFilter({ ...query, status: tabOf(query) }, zoneOf(c))
  const { id, email } = contact
  const [neighbours, { contacts }] = await Promise.all([
    findNeighbours(c.env.DB, id, filter),
    listContacts(c.env.DB, { email, limit: OTHERS_SHOWN + 1 }),
  ])
  const others = contacts.filter((other) => other.id !== id).slice(0, OTHERS_SHOWN)
  const mail = answerByMail(contact)
  const leadsOn = changed === 'answer' && Math.abs(Date.now() - Number(at)) < LEADS_ON_MS

  return answerPage(
    c,
    <EnquiryPage
      contact={contact}
      hasChannel={c.var.channels.contact.length > 0}
      changed={changed}
      list={list}
      mail={mail}
      neighbours={neighbours}
      others={others}
      hasMore={contacts.length > OTHERS_SHOWN}
    />,
    // A header, as it works without script and the page stays; a redirect of the form to a mailto would
    // be stopped by the policy.
    leadsOn ? { headers: { Refresh: `0; url=${mail.url}` } } : {},
  )
}
