import type { Context } from 'hono'
import * as z from 'zod/mini'
import { prefersPage } from '#worker/forms/form-page.ts'
import { validate } from '#worker/http/validate.ts'
import { findChange } from '../changes/change.ts'
import { listContacts } from '../list/store.ts'
import { renderPage } from '../page/document.tsx'
import { existingContact } from '../page/existing-contact.ts'
import { recentOperators } from '../page/operators.ts'
import type { InboxEnv } from '../page/problem.tsx'
import { findAlike } from './alike.ts'
import { EnquiryPage } from './enquiry-page.tsx'
import { answerByMail } from './mailto.ts'
import { findNeighbours } from './neighbours.ts'

export const enquiryQuerySchema = z.strictObject(
  {
    /** What a form of a page has just changed, of this enquiry or of the one before it in the list. */
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
  const { id, email } = contact
  const isMove = /\d|nothing/.test(changed ?? '')
  const [neighbours, { contacts }, alike, operators, change] = await Promise.all([
    findNeighbours(c, id, list),
    listContacts(c.env.DB, { email, limit: OTHERS_SHOWN + 1 }),
    findAlike(c.env.DB, contact),
    // The page does without.
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
      neighbours={neighbours}
      others={others}
      alike={alike}
      hasMore={contacts.length > OTHERS_SHOWN}
    />,
    // A header, as it works without script and the page stays; a redirect of the form to a mailto would
    // be stopped by the policy.
    leadsOn ? { headers: { Refresh: `0; url=${mail.url}` } } : {},
  )
}
