import { type Actor, auditInsert } from '#worker/db/audit.ts'
import { toApiEnquiry } from '#worker/enquiry/enquiry-record.ts'
import { findRelatedEnquiries } from '#worker/enquiry/related-enquiries.ts'
import { streamText } from '#worker/http/csv.ts'
import { type Delivery, deliveriesColumn, replyNotYetSentCondition } from '#worker/outbox/store.ts'
import { ERASE_BATCH_SIZE, eraseRecords } from '#worker/retention/erase-records.ts'
import type { FormField } from '#worker/shared/field-values.ts'
import type { SubscriptionState } from '#worker/subscribers/store.ts'
import type { OperatorEnquiry } from '../enquiry/store.ts'
import { iteratePages } from '../list/paging.tsx'
import { COUNT_LIMIT, countMatching, listEnquiries } from '../list/store.ts'
import { countOtherMails, eraseOtherMails, findOtherMails } from './mails-in-other-enquiries.ts'
import { renderPerson } from './person-document.tsx'

/** The maximum of a person's enquiries on the page. */
const NEWEST_SHOWN = 5
/** The maximum of enquiries from other addresses. */
export const MAX_RELATED = 20

/** The data on an address. */
export type Person = Awaited<ReturnType<typeof summarizePersonData>>

/** A reply to an address that waits to leave, or is being sent, by its enquiry. */
export type UnsentReply = Pick<OperatorEnquiry, 'id' | 'reference' | 'name'>

/** The data on a subscribed address, without the secret of its links. */
type Subscription = {
  state: SubscriptionState
  /** The BCP 47 tag of the language of its form. */
  language: string
  createdAt: string
  stateAt: string
  deliveries: Delivery[]
}

/**
 * The data on an address, whose case is ignored, and what an erasure would leave: the numbers of its enquiries and of
 * its mails in those of others, up to one more than `COUNT_LIMIT`, and `others` from other addresses, possibly of the same
 * person.
 */
export async function summarizePersonData(db: D1Database, email: string) {
  const most = COUNT_LIMIT + 1
  const [{ count }, { enquiries }, subscription, mails, others, waiting] = await Promise.all([
    countMatching(db, { email }, most),
    listEnquiries(db, { email, limit: NEWEST_SHOWN }),
    findSubscription(db, email),
    countOtherMails(db, email, most),
    findRelatedEnquiries(db, email, MAX_RELATED),
    findWaiting(db, email),
  ])
  return { email, count, newest: enquiries, subscription, mails, others, waiting }
}

/** The enquiries with a reply to an address, in To or in Cc, that has not left. */
async function findWaiting(db: D1Database, email: string): Promise<UnsentReply[]> {
  const { results } = await db
    .prepare(`SELECT DISTINCT enquiry.id, reference, name ${waitingFor('?1')}`)
    .bind(email)
    .all<UnsentReply>()
  return results
}

const waitingFor = (email: string) => `FROM outbox INDEXED BY outbox_unsent
  CROSS JOIN event ON event.seq = event_seq CROSS JOIN enquiry ON enquiry.id = event.enquiry_id
  WHERE ${replyNotYetSentCondition()} AND (enquiry.email = ${email} OR EXISTS (
    SELECT 1 FROM json_tree(event.sent) WHERE atom = ${email} COLLATE NOCASE))`

/** The subscription of an address; null when there is none. */
async function findSubscription(db: D1Database, email: string): Promise<Subscription | null> {
  const row = await db
    .prepare(
      `SELECT state, language, created_at AS createdAt, state_at AS stateAt,
         ${deliveriesColumn('subscription_id = subscription.id')}
       FROM subscription
       WHERE email = ?1`,
    )
    .bind(email)
    .first<Omit<Subscription, 'deliveries'> & { deliveries: string }>()
  return row && { ...row, deliveries: JSON.parse(row.deliveries) }
}

/** A page of enquiries with the most mails (200 KB each) takes 10 MB; a Worker has 128 MB. */
const PAGE_ROWS = 50

/**
 * All data on an address, streamed, as JSON or for people to read: its subscription, or null, its mails in the enquiries
 * of others, and all its enquiries, newest first. The audit records their number before the first byte. A later failure of
 * the storage aborts the stream, which leaves a file without its end.
 * @param form the fields of the contact form, for an HTML page
 */
export async function exportPerson(
  db: D1Database,
  { email, actor }: { email: string; actor: Actor },
  form?: readonly FormField[],
): Promise<ReadableStream<Uint8Array>> {
  const [subscription, mails, { count }] = await Promise.all([
    findSubscription(db, email),
    findOtherMails(db, email),
    countMatching(db, { email }),
  ])
  const all = count + mails.length + (subscription ? 1 : 0)
  await auditInsert(db, { actor, action: 'export-person', count: all }).run()
  const person = { email, subscription, mails }
  const enquiries = enquiriesOf(db, email)
  return streamText(form ? renderPerson(person, enquiries, form) : personJson(person, enquiries))
}

async function* enquiriesOf(db: D1Database, email: string): AsyncGenerator<OperatorEnquiry> {
  const read = (before?: number | string) =>
    listEnquiries(db, { email, before, limit: PAGE_ROWS, withMails: true })
  for await (const { enquiries } of iteratePages(read)) yield* enquiries
}

async function* personJson(
  person: object,
  enquiries: AsyncIterable<OperatorEnquiry>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(person).slice(0, -1)},"enquiries":[`
  let separator = '\n'
  for await (const enquiry of enquiries) {
    yield separator + JSON.stringify(toApiEnquiry(enquiry))
    separator = ',\n'
  }
  yield ']}\n'
}

/** The number of erased records of an address. */
export type ErasedCounts = { enquiries: number; mails: number; subscriptions: number }

/** How often replies that wait are sent before an erasure. */
const ATTEMPTS = 2

/**
 * Sends the replies to an address that wait, by `send`; then deletes all its enquiries and its subscription, empties its
 * mails in other enquiries, and records the deletion in the audit, batch by batch. Resolves also to the replies that did
 * not leave: with one at the start, nothing is erased, and an enquiry that gets one meanwhile stays. A second call finds
 * nothing, and the audit records that, too. When storage fails, the next call continues at the same place.
 */
export async function erasePerson(
  db: D1Database,
  { email, actor }: { email: string; actor: Actor },
  send: () => Promise<unknown>,
): Promise<{ erased: ErasedCounts; waiting: UnsentReply[] }> {
  const none = { enquiries: 0, mails: 0, subscriptions: 0 }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { meta } = await db
      .prepare(
        `UPDATE outbox SET next_at = 0
         WHERE state = 'waiting' AND id IN (SELECT outbox.id ${waitingFor('?1')})`,
      )
      .bind(email)
      .run()
    if (meta.changes === 0) break
    await send()
  }
  const waiting = await findWaiting(db, email)
  if (waiting.length > 0) return { erased: none, waiting }

  const values: [string] = [email]
  const left = `email = ?1 AND NOT EXISTS (
    SELECT 1 FROM outbox WHERE enquiry_id = enquiry.id AND ${replyNotYetSentCondition()})`
  let enquiries = 0
  let deleted = ERASE_BATCH_SIZE
  while (deleted === ERASE_BATCH_SIZE) {
    const choice = { where: left, order: 'seq', values }
    const erased = await eraseRecords(db, 'enquiry', choice, { actor, action: 'erase-person' })
    deleted = erased.count
    enquiries += deleted
  }
  const mails = await eraseOtherMails(db, { email, actor })
  const { count: subscriptions } = await eraseRecords(
    db,
    'subscription',
    { where: 'email = ?1', order: 'seq', values },
    { actor, action: 'erase-subscription' },
  )
  if (enquiries + mails + subscriptions === 0) {
    await auditInsert(db, { actor, action: 'erase-person' }).run()
  }
  return { erased: { enquiries, mails, subscriptions }, waiting: await findWaiting(db, email) }
}
