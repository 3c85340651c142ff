import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { Actor } from '#worker/db/audit.ts'
import { findRelatedEnquiries, type RelatedEnquiry } from '#worker/enquiry/related-enquiries.ts'
import { validate } from '#worker/http/validate.ts'
import { defaultReplySubject } from '#worker/notify/receipt-and-reply-mail.ts'
import { isByOperator } from '#worker/operators.ts'
import { findPossibleOwners } from '#worker/possible-owners.ts'
import { findDraft } from '#worker/replies/drafts.ts'
import { usualCc, usualRecipient, usualSubject } from '#worker/replies/recipients.ts'
import { loadLanguage } from '#worker/texts/load-language.ts'
import { loadSavedReplies } from '#worker/texts/load-site-texts.ts'
import type { SentReply } from '../changes/change-notices.tsx'
import { changeNumberSchema } from '../changes/schema.ts'
import { findChange, isRecent } from '../changes/undo.ts'
import type { InboxEnv } from '../layout/error-page.tsx'
import { timeZoneOf } from '../layout/time.tsx'
import { listQuerySchema, toTabFilter } from '../list/schema.ts'
import { findNeighbors, listEnquiries } from '../list/store.ts'
import type { EnquiryEvent } from './events.ts'
import { findEnquiry, type OperatorEnquiry } from './store.ts'

/** Changes that have a notice and nothing to undo. */
const additions = ['note', 'email'] as const

const enquiryQuerySchema = z.strictObject(
  {
    /** A move that a form has just made, here or of the previous one of the list, or an addition to this one. */
    changed: z.optional(z.union([changeNumberSchema, z.enum(additions)], 'Remove this parameter.')),
    /** The event of a reply that a form has just given, here or in the previous one of the list. */
    sent: z.optional(changeNumberSchema),
    list: z._default(z.string(), ''),
    /** The id of the next enquiry, before a reply took this one out of the list. */
    go: z.optional(z.string()),
  },
  'Remove this parameter: only list is accepted.',
)

const OTHERS_SHOWN = 5

/** What the page of an enquiry shows. */
export type EnquiryPageProps = Awaited<ReturnType<typeof readPageData>>

/** Reads what the page of an enquiry shows, also without the texts of the site. Throws a 422 for a wrong parameter. */
export async function readPageData(c: Context<InboxEnv>, enquiry: OperatorEnquiry) {
  const asked = validate(enquiryQuerySchema, [...new URL(c.req.url).searchParams])
  const { changed, sent, list, go } = asked
  const { id, email } = enquiry
  const { form, operator, channels } = c.var
  const db = c.env.DB
  const query = validate(listQuerySchema, [...new URLSearchParams(list)])
  const filter = toTabFilter(query, timeZoneOf(c), operator.name)
  const canReply = channels.reply.length > 0
  const [neighbors, { enquiries }, related, owners, saved, change, sentNow, draft, subject, main] =
    await Promise.all([
      // In To do, the next one is nobody's, or one's own.
      findNeighbors(db, id, {
        ...filter,
        notOthers: filter.queue === 'todo' ? operator.name : undefined,
      }),
      listEnquiries(db, { email, limit: OTHERS_SHOWN + 1 }),
      findRelatedEnquiries(db, email, OTHERS_SHOWN),
      findPossibleOwners(db, operator.name),
      canReply ? loadSavedReplies(c.env, enquiry).catch(() => []) : [],
      typeof changed === 'number' ? findChange(db, changed, operator) : undefined,
      sent === undefined ? undefined : findSent(db, enquiry, sent, operator),
      findDraft(db, id, operator),
      canReply ? defaultReplySubject(c.env, enquiry).catch(() => '') : '',
      loadLanguage(c.env).catch(() => undefined),
    ])
  const sameEmail: RelatedEnquiry[] = enquiries.filter((other) => other.id !== id)
  return {
    ...{ enquiry, form, operator, owners, list, draft, change, sentNow, saved },
    /** Whether replies leave from here; the mail program is for all others. */
    canReply,
    /** What the operator has just added to this enquiry. */
    added: typeof changed === 'string' ? findAddition(enquiry, changed, operator) : undefined,
    /** The BCP 47 tag of the first language of the site; undefined when it cannot be read. */
    mainLanguage: main?.language,
    /** The address that wrote last and those it wrote to, and the subject of its mail or of the receipt. */
    usual: {
      to: usualRecipient(enquiry),
      cc: usualCc(enquiry),
      subject: usualSubject(enquiry) || subject,
    },
    neighbors: { ...neighbors, next: go ?? neighbors.next },
    /** Other enquiries, possibly of the same person; `hasMore` when the address has more of them. */
    others: [...sameEmail.slice(0, OTHERS_SHOWN), ...related],
    hasMore: enquiries.length > OTHERS_SHOWN,
  }
}

/** The reply of this operator with this event, if they have just given it: anyone can write a link that names one. */
async function findSent(
  db: D1Database,
  shown: OperatorEnquiry,
  number: number,
  operator: Actor,
): Promise<SentReply | undefined> {
  const ofEvent = 'SELECT enquiry_id FROM event WHERE seq = ?1'
  const id = await db.prepare(ofEvent).bind(number).first<string>('enquiry_id')
  const enquiry = id === shown.id ? shown : id ? await findEnquiry(db, id) : undefined
  const event = enquiry?.events.find(({ version }) => version === number)
  if (!enquiry || event?.action !== 'reply') return undefined
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
