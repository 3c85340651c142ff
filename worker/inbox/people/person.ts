import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { type Delivery, deliveriesWhere } from '#worker/outbox/deliveries.ts'
import type { SubscriptionState } from '#worker/subscribe/store.ts'
import { countMatching, listContacts } from '../list/store.ts'
import type { OperatorContact } from '../page/enquiry.ts'

/** So many enquiries of a person are named at most. */
const NEWEST = 5

/** What is held about an address. */
export type Person = {
  email: string
  /** How many enquiries. */
  count: number
  newest: OperatorContact[]
  subscription: HeldSubscription | null
}

/** What is held of an address that subscribed, but for the secret of its links. */
export type HeldSubscription = {
  state: SubscriptionState
  createdAt: string
  stateAt: string
  deliveries: Delivery[]
}

/** What is held about an address, in any case of its letters. Throws a 503 when storage fails. */
export async function findPerson(db: D1Database, email: string): Promise<Person> {
  const [count, { contacts }, subscription] = await Promise.all([
    countMatching(db, { email }),
    listContacts(db, { email, limit: NEWEST }),
    findSubscription(db, email),
  ])
  return { email, count, newest: contacts, subscription }
}

/** The subscription of an address; null when there is none. Throws a 503 when storage fails. */
export function findSubscription(db: D1Database, email: string): Promise<HeldSubscription | null> {
  return orUnavailable(async () => {
    const row = await db
      .prepare(
        `SELECT state, created_at AS createdAt, state_at AS stateAt,
           ${deliveriesWhere('subscription_id = subscription.id')}
         FROM subscription
         WHERE email = ?1`,
      )
      .bind(email)
      .first<Omit<HeldSubscription, 'deliveries'> & { deliveries: string }>()
    return row && { ...row, deliveries: JSON.parse(row.deliveries) }
  })
}
