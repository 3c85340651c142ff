import { toJson } from '#worker/contact/record.ts'
import { findSamePerson, type SamePerson } from '#worker/contact/same-person.ts'
import { type Actor, auditInsert } from '#worker/db/audit.ts'
import { streamText } from '#worker/http/text-stream.ts'
import { type Delivery, deliveriesWhere } from '#worker/outbox/delivery.ts'
import { ERASE_BATCH, erase } from '#worker/retention/erase.ts'
import type { SubscriptionState } from '#worker/subscribe/store.ts'
import type { OperatorContact } from '../enquiry/enquiry.ts'
import { everyPage } from '../list/paging.tsx'
import { countMatching, listContacts } from '../list/store.ts'
import { eraseMails, findMails, type OtherMail } from './mails.ts'

/** The maximum of a person's enquiries on the page. */
const NEWEST = 5
/** The maximum of enquiries from other addresses. */
export const OTHERS = 20

/** The data on an address. */
export type Person = {
  email: string
  /** How many enquiries. */
  count: number
  newest: OperatorContact[]
  subscription: Subscription | null
  /** How many mails in the enquiries of others. */
  mails: number
  /** Enquiries from other addresses, possibly of the same person. */
  others: SamePerson[]
}

/** The data on a subscribed address, without the secret of its links. */
export type Subscription = {
  state: SubscriptionState
  /** The BCP 47 tag of the language of its form; null for the first one of the site. */
  language: string | null
  createdAt: string
  stateAt: string
  deliveries: Delivery[]
}

/** The data on an address, and what an erasure would leave; the address's case is ignored. */
export async function findPerson(db: D1Database, email: string): Promise<Person> {
  const [count, { contacts }, subscription, mails, others] = await Promise.all([
    countMatching(db, { email }),
    listContacts(db, { email, limit: NEWEST }),
    findSubscription(db, email),
    findMails(db, email),
    findSamePerson(db, email, OTHERS),
  ])
  return { email, count, newest: contacts, subscription, mails: mails.length, others }
}

/** The subscription of an address; null when there is none. */
async function findSubscription(db: D1Database, email: string): Promise<Subscription | null> {
  const row = await db
    .prepare(
      `SELECT state, language, created_at AS createdAt, state_at AS stateAt,
         ${deliveriesWhere('subscription_id = subscription.id')}
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
 * All data on an address as one JSON object, streamed: its subscription, or null, its mails in the enquiries of
 * others, and all its enquiries, newest first. The audit records their number before the first byte. A later
 * failure of the storage aborts the stream, which leaves invalid JSON.
 */
export async function exportPerson(
  db: D1Database,
  { email, actor }: { email: string; actor: Actor },
): Promise<ReadableStream<Uint8Array>> {
  const [subscription, mails, contacts] = await Promise.all([
    findSubscription(db, email),
    findMails(db, email),
    countMatching(db, { email }),
  ])
  const count = contacts + mails.length + (subscription ? 1 : 0)
  await auditInsert(db, { actor, action: 'export-address', count }).run()
  return streamText(personPages(db, { email, subscription, mails }))
}

async function* personPages(
  db: D1Database,
  person: { email: string; subscription: Subscription | null; mails: OtherMail[] },
): AsyncGenerator<string> {
  yield `${JSON.stringify(person).slice(0, -1)},"contacts":[`
  const { email } = person
  const read = (before?: number | string) =>
    listContacts(db, { email, before, limit: PAGE_ROWS, withMails: true })
  let separator = '\n'
  for await (const { contacts } of everyPage(read)) {
    for (const contact of contacts) {
      yield separator + JSON.stringify(toJson(contact))
      separator = ',\n'
    }
  }
  yield ']}\n'
}

/** The number of erased records of an address. */
export type Erased = { contacts: number; mails: number; subscriptions: number }

/**
 * Deletes all enquiries and the subscription of an address, empties its mails in other enquiries, and records
 * the deletion in the audit, batch by batch. A second call finds nothing, and the audit records that, too. When
 * storage fails, the next call continues at the same place.
 */
export async function erasePerson(
  db: D1Database,
  { email, actor }: { email: string; actor: Actor },
): Promise<Erased> {
  const choice = { where: 'email = ?1', order: 'seq', values: [email] as [string] }

  let contacts = 0
  let deleted = ERASE_BATCH
  while (deleted === ERASE_BATCH) {
    const erased = await erase(db, 'contact', choice, { actor, action: 'erase-address' })
    deleted = erased.count
    contacts += deleted
  }
  const mails = await eraseMails(db, { email, actor })
  const { count: subscriptions } = await erase(db, 'subscription', choice, {
    actor,
    action: 'erase-subscription',
  })
  if (contacts + mails + subscriptions === 0) {
    await auditInsert(db, { actor, action: 'erase-address' }).run()
  }
  return { contacts, mails, subscriptions }
}
