import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { Actor } from '#worker/db/audit.ts'
import { enquiryAsJson } from '#worker/enquiry/record.ts'
import { findSamePerson } from '#worker/enquiry/same-person.ts'
import { prefersPage } from '#worker/forms/form-page.ts'
import { validate } from '#worker/http/validate.ts'
import { usualSubject } from '#worker/notify/sender-mail.ts'
import { isByOperator } from '#worker/operators.ts'
import { findDraft } from '#worker/replies/drafts.ts'
import { usualRecipient } from '#worker/replies/recipients.ts'
import { languageByTag } from '#worker/texts/language.ts'
import { savedRepliesFor } from '#worker/texts/load-texts.ts'
import type { SentNow } from '../changes/change-notices.tsx'
import { findChange, isRecent } from '../changes/recent-change.ts'
import { changeNumber } from '../changes/schema.ts'
import { renderPage } from '../layout/document.tsx'
import type { InboxEnv } from '../layout/error-page.tsx'
import { zoneOf } from '../layout/time.tsx'
import { listQuerySchema, toPageFilter } from '../list/schema.ts'
import { findNeighbors, listEnquiries } from '../list/store.ts'
import { EnquiryPage } from './enquiry-page.tsx'
import type { EnquiryEvent } from './events.ts'
import { possibleOwners } from './possible-owners.ts'
import { findEnquiry, type OperatorEnquiry, requireEnquiry } from './store.ts'

/** Changes that have a notice and nothing to undo. */
const additions = ['note', 'email'] as const

const enquiryQuerySchema = z.strictObject(
  {
    /** A move that a form has just made, here or of the previous one of the list, or an addition to this one. */
    changed: z.optional(z.union([changeNumber, z.enum(additions)], 'Remove this parameter.')),
    /** The event of a reply that a form has just given, here or in the previous one of the list. */
    sent: z.optional(changeNumber),
    list: z._default(z.string(), ''),
    /** The id of the next enquiry, before a reply took this one out of the list. */
    go: z.optional(z.string()),
  },
  'Remove this parameter: only list is accepted.',
)

const OTHERS_SHOWN = 5

/** One enquiry, for programs or for people. Throws a 422 for a wrong parameter. */
export async function respondEnquiry(c: Context<InboxEnv>): Promise<Response> {
  const enquiry = await requireEnquiry(c.env.DB, c.req.param('id'))
  if (!prefersPage(c)) return c.json(enquiryAsJson(enquiry), 200)
  const asked = validate(enquiryQuerySchema, [...new URL(c.req.url).searchParams])
  const { changed, sent, list } = asked
  const { id, email } = enquiry
  const { operator } = c.var
  const query = validate(listQuerySchema, [...new URLSearchParams(list)])
  const canReply = c.var.channels.reply.length > 0
  const [neighbors, { enquiries }, related, owners, saved, change, sentNow, draft, subject, main] =
    await Promise.all([
      findNeighbors(c.env.DB, id, toPageFilter(query, zoneOf(c), operator.name)),
      listEnquiries(c.env.DB, { email, limit: OTHERS_SHOWN + 1 }),
      findSamePerson(c.env.DB, email, OTHERS_SHOWN),
      possibleOwners(c.env.DB, operator.name),
      // The page also works without them.
      canReply ? savedRepliesFor(c.env, enquiry).catch(() => []) : [],
      typeof changed === 'number' ? findChange(c.env.DB, changed, operator) : undefined,
      sent === undefined ? undefined : findSent(c.env.DB, enquiry, sent, operator),
      findDraft(c.env.DB, id, operator),
      canReply ? usualSubject(c.env, enquiry).catch(() => '') : '',
      languageByTag(c.env).catch(() => undefined),
    ])
  const sameEmail = enquiries.filter((other) => other.id !== id).slice(0, OTHERS_SHOWN)
  const added = typeof changed === 'string' ? findAddition(enquiry, changed, operator) : undefined

  return renderPage(
    c,
    <EnquiryPage
      {...{ enquiry, added, canReply, saved, change, operator, owners, list }}
      neighbors={{ ...neighbors, next: asked.go ?? neighbors.next }}
      {...{ sentNow, draft, usual: { to: usualRecipient(enquiry), subject } }}
      form={c.var.form}
      mainLanguage={main?.language}
      others={[...sameEmail, ...related]}
      hasMore={enquiries.length > OTHERS_SHOWN}
    />,
  )
}

/**
 * The reply of this operator with this event, if they have just given it: anyone can write a link that names one.
 */
async function findSent(
  db: D1Database,
  shown: OperatorEnquiry,
  number: number,
  operator: Actor,
): Promise<SentNow | undefined> {
  const ofEvent = 'SELECT enquiry_id FROM event WHERE seq = ?1'
  const id = await db.prepare(ofEvent).bind(number).first<string>('enquiry_id')
  const enquiry = id === shown.id ? shown : id ? await findEnquiry(db, id) : undefined
  const event = enquiry?.events.find(({ version }) => version === number)
  if (!enquiry || event?.action !== 'answer') return undefined
  return isByOperator(event, operator) && isRecent(event.at) && !event.takenBack
    ? { enquiry, event }
    : undefined
}

/** The newest addition of this kind by this operator, if they have just made it: anyone can write a link to one. */
function findAddition(
  { events }: OperatorEnquiry,
  addition: (typeof additions)[number],
  operator: Actor,
): EnquiryEvent | undefined {
  const event = events.findLast((each) => each.action === addition && isByOperator(each, operator))
  return event && isRecent(event.at) ? event : undefined
}
