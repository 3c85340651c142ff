import type { Context } from 'hono'
import * as z from 'zod/mini'
import { toJson } from '#worker/contact/record.ts'
import type { Actor } from '#worker/db/audit.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { validate } from '#worker/http/validate.ts'
import { isSameOperator } from '#worker/operators.ts'
import { languageCalled } from '#worker/texts/language.ts'
import { savedRepliesFor } from '#worker/texts/saved-replies-for.ts'
import { findChange, isRecent } from '../changes/past-change.ts'
import { changeNumber } from '../changes/schema.ts'
import { listContacts } from '../list/store.ts'
import { renderPage } from '../page/document.tsx'
import type { InboxEnv } from '../page/problem.tsx'
import { findSamePerson } from '../people/same-person.ts'
import { type OperatorContact, requireContact } from './enquiry.ts'
import { EnquiryPage } from './enquiry-page.tsx'
import type { ContactEvent } from './events.ts'
import { answerByMail } from './mailto.ts'
import { findNeighbors } from './neighbors.ts'
import { possibleOwners } from './possible-owners.ts'

/** Changes that have a notice and nothing to undo. */
const additions = ['note', 'answer', 'reply'] as const

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

/** One enquiry, for programs or for people. Throws a 422 for a wrong parameter. */
export async function answerEnquiry(c: Context<InboxEnv>): Promise<Response> {
  const contact = await requireContact(c.env.DB, c.req.param('id'))
  if (!prefersPage(c)) return c.json(toJson(contact), 200)
  const query = validate(enquiryQuerySchema, [...new URL(c.req.url).searchParams])
  return showEnquiry(c, contact, query)
}

type Shown = z.output<typeof enquiryQuerySchema> & {
  /** A reply that is not sent yet. */
  reply?: string
}

export async function showEnquiry(
  c: Context<InboxEnv>,
  contact: OperatorContact,
  { changed, list, reply }: Shown,
): Promise<Response> {
  const { id, email } = contact
  const { operator } = c.var
  const canReply = c.var.channels.reply.length > 0
  const [neighbors, { contacts }, related, owners, saved, change, main] = await Promise.all([
    findNeighbors(c, id, list),
    listContacts(c.env.DB, { email, limit: OTHERS_SHOWN + 1 }),
    findSamePerson(c.env.DB, email, { limit: OTHERS_SHOWN, among: LOOKED_THROUGH }),
    possibleOwners(c.env.DB, operator.name),
    // The page also works without them.
    canReply ? savedRepliesFor(c.env, contact).catch(() => []) : [],
    typeof changed === 'number' ? findChange(c.env.DB, changed, operator) : undefined,
    languageCalled(c.env, null).catch(() => undefined),
  ])
  const ofAddress = contacts.filter((other) => other.id !== id).slice(0, OTHERS_SHOWN)
  const mail = answerByMail(contact)
  const added = typeof changed === 'string' ? findAddition(contact, changed, operator) : undefined
  const takenBack = added?.action === 'answer' && added.takenBack ? added.note : undefined

  return renderPage(
    c,
    <EnquiryPage
      {...{ contact, added, canReply, saved, change, operator, owners, list, mail, neighbors }}
      form={c.var.form}
      mainLanguage={main?.language}
      reply={reply ?? takenBack ?? ''}
      others={[...ofAddress, ...related]}
      hasMore={contacts.length > OTHERS_SHOWN}
    />,
  )
}

/**
 * The newest addition of this kind by this operator, if they have just made it or have taken it back: anyone can
 * write a link that names one.
 */
function findAddition(
  { events }: OperatorContact,
  addition: (typeof additions)[number],
  { name, verified }: Actor,
): ContactEvent | undefined {
  const action = addition === 'reply' ? 'answer' : addition
  const event = events.findLast(
    (each) =>
      each.action === action && isSameOperator(each.actor, name) && each.verified === verified,
  )
  const isTakenBack = event?.action === 'answer' && event.takenBack
  return event && (isRecent(event.at) || isTakenBack) ? event : undefined
}
