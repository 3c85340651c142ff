import type { Context } from 'hono'
import * as z from 'zod/mini'
import { prefersPage } from '#worker/forms/form-page.ts'
import { validate } from '#worker/http/validate.ts'
import { findChange } from '../changes/past-change.ts'
import { listContacts } from '../list/store.ts'
import { renderPage } from '../page/document.tsx'
import { recentOperators } from '../page/operators.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { requireContact } from '../page/require-contact.ts'
import { EnquiryPage } from './enquiry-page.tsx'
import { answerByMail } from './mailto.ts'
import { findNeighbors } from './neighbors.ts'
import { findRelatedEnquiries } from './related-enquiries.ts'

export const enquiryQuerySchema = z.strictObject(
  {
    /** The change that a form has just made to this enquiry or to the previous one of the list. */
    changed: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^(?:note|answer|resend|nothing|(?:restored-)?\d{1,15})$/,
            'Remove this parameter.',
          ),
        ),
    ),
    /** When, in milliseconds since 1970. */
    at: z.optional(z.string()),
    /** The query of the list that the operator came from. */
    list: z._default(z.string(), ''),
  },
  'Remove this parameter: only list is accepted.',
)

const OTHERS_SHOWN = 5
/** The mail program opens automatically for this long after the click: a later visit does not open it. */
const LEADS_ON_MS = 15_000

/** One enquiry, for programs or for people. Throws a 422 for a wrong parameter. */
export async function answerEnquiry(c: Context<InboxEnv>): Promise<Response> {
  const contact = await requireContact(c)
  if (!prefersPage(c)) return c.json(contact, 200)
  const { changed, at, list } = validate(enquiryQuerySchema, [...new URL(c.req.url).searchParams])
  const { id, email } = contact
  const isMove = /\d|nothing/.test(changed ?? '')
  const [neighbors, { contacts }, related, operators, change] = await Promise.all([
    findNeighbors(c, id, list),
    listContacts(c.env.DB, { email, limit: OTHERS_SHOWN + 1 }),
    findRelatedEnquiries(c.env.DB, contact),
    // The page also works without their names.
    recentOperators(c.env.DB).catch(() => []),
    isMove ? findChange(c.env.DB, changed ?? '') : undefined,
  ])
  const others = contacts.filter((other) => other.id !== id).slice(0, OTHERS_SHOWN)
  const mail = answerByMail(contact)
  const leadsOn = changed === 'answer' && Math.abs(Date.now() - Number(at)) < LEADS_ON_MS

  return renderPage(
    c,
    <EnquiryPage
      contact={contact}
      hasChannel={c.var.channels.contact.length > 0}
      changed={changed}
      change={change}
      operator={c.var.operator.name}
      operators={operators}
      list={list}
      mail={mail}
      neighbors={neighbors}
      others={others}
      related={related}
      hasMore={contacts.length > OTHERS_SHOWN}
    />,
    // A header works without JavaScript and keeps the page open; the security policy would block a redirect
    // of the form to a mailto address.
    leadsOn ? { headers: { Refresh: `0; url=${mail.url}` } } : {},
  )
}
