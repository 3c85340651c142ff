import type { Context } from 'hono'
import * as z from 'zod/mini'
import { toJson } from '#worker/contact/record.ts'
import type { Actor } from '#worker/db/audit.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { validate } from '#worker/http/validate.ts'
import { findChange, isRecent } from '../changes/past-change.ts'
import { changeNumber } from '../changes/schema.ts'
import { type OperatorContact, requireContact } from '../enquiries/enquiry.ts'
import type { ContactEvent } from '../enquiries/events.ts'
import { listContacts } from '../list/store.ts'
import { renderPage } from '../page/document.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { findSamePerson } from '../people/same-person.ts'
import { EnquiryPage } from './enquiry-page.tsx'
import { answerByMail } from './mailto.ts'
import { findNeighbors } from './neighbors.ts'
import { operatorNames } from './operators.ts'

/** Changes that have a notice and nothing to undo. */
const additions = ['note', 'answer', 'resend'] as const
export type Addition = (typeof additions)[number]

export const enquiryQuerySchema = z.strictObject(
  {
    /** A move that a form has just made, here or of the previous one of the list, or an addition to this one. */
    changed: z.optional(z.union([changeNumber, z.enum(additions)], 'Remove this parameter.')),
    /** The query of the list that the operator came from. */
    list: z._default(z.string(), ''),
  },
  'Remove this parameter: only list is accepted.',
)

const OTHERS_SHOWN = 5
/** The newest enquiries among which the page looks for the same person. */
const LOOKED_THROUGH = 1000
/** The mail program opens automatically for this long after the click: a later visit does not open it. */
const LEADS_ON_MS = 15_000

/** One enquiry, for programs or for people. Throws a 422 for a wrong parameter. */
export async function answerEnquiry(c: Context<InboxEnv>): Promise<Response> {
  const contact = await requireContact(c.env.DB, c.req.param('id'))
  if (!prefersPage(c)) return c.json(toJson(contact), 200)
  const { changed, list } = validate(enquiryQuerySchema, [...new URL(c.req.url).searchParams])
  const { id, email } = contact
  const { operator } = c.var
  const [neighbors, { contacts }, related, operators, change] = await Promise.all([
    findNeighbors(c, id, list),
    listContacts(c.env.DB, { email, limit: OTHERS_SHOWN + 1 }),
    findSamePerson(c.env.DB, email, { limit: OTHERS_SHOWN, among: LOOKED_THROUGH }),
    // The page also works without their names.
    operatorNames(c.env.DB).catch(() => []),
    typeof changed === 'number' ? findChange(c.env.DB, changed, operator) : undefined,
  ])
  const ofAddress = contacts.filter((other) => other.id !== id).slice(0, OTHERS_SHOWN)
  const mail = answerByMail(contact)
  const added = typeof changed === 'string' ? findAddition(contact, changed, operator) : undefined
  const isOwnForm = (c.req.header('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin'
  const leadsOn = isOwnForm && added?.action === 'answer' && ageOf(added) < LEADS_ON_MS

  return renderPage(
    c,
    <EnquiryPage
      contact={contact}
      form={c.var.form}
      added={added?.action}
      change={change}
      operator={operator.name}
      operators={operators}
      list={list}
      mail={mail}
      neighbors={neighbors}
      others={[...ofAddress, ...related]}
      hasMore={contacts.length > OTHERS_SHOWN}
    />,
    // A header works without JavaScript and keeps the page open; the security policy would block a redirect
    // of the form to a mailto address.
    leadsOn ? { headers: { Refresh: `0; url=${mail.url}` } } : {},
  )
}

/** The newest addition of this kind that this operator has just made; anyone can write a link that names one. */
function findAddition(
  { events }: OperatorContact,
  addition: Addition,
  { name, verified }: Actor,
): (ContactEvent & { action: Addition }) | undefined {
  return events.findLast(
    (event): event is ContactEvent & { action: Addition } =>
      event.action === addition &&
      event.actor === name &&
      event.verified === verified &&
      isRecent(event.at),
  )
}

function ageOf({ at }: ContactEvent): number {
  return Date.now() - Date.parse(at)
}
