import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { type Delivery, deliveriesWhere } from '#worker/outbox/deliveries.ts'
import type { SubscriptionState } from '#worker/subscribe/store.ts'
import { countMatching, listContacts } from '../list/store.ts'
import type { OperatorContact } from '../page/enquiry.ts'

/** The maximum of a person's enquiries on the page. */
const NEWEST = 5

/** The data on an address. */
export type Person = {
  email: string
  /** How many enquiries. */
  count: number
  newest: OperatorContact[]
  subscription: Subscription | null
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

/** The data on an address; its case is ignored. Throws a 503 when storage fails. */
export async function findPerson(db: D1Database, email: string): Promise<Person> {
  const [count, { contacts }, subscription] = await Promise.all([
    countMatching(db, { email }),
    listContacts(db, { email, limit: NEWEST }),
    findSubscription(db, email),
  ])
  return { email, count, newest: contacts, subscription }
}

/** The subscription of an address; null when there is none. Throws a 503 when storage fails. */
export function findSubscription(db: D1Database, email: string): Promise<Subscription | null> {
  return orUnavailable(async () => {
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
  })
}
