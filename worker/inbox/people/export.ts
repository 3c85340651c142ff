import { type Actor, auditInsert } from '#worker/db/audit.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { streamText } from '#worker/http/text-stream.ts'
import { addressHash } from '#worker/seal/address-hash.ts'
import type { SubscriptionState } from '#worker/subscribe/store.ts'
import { countContactsOf, type Delivery, deliveriesWhere, listContacts } from '../list/store.ts'

/** A page of the longest messages takes 12 MB; a Worker has 128 MB. */
const PAGE_ROWS = 200

/**
 * Everything held about an address as one JSON object, streamed: its subscription, or null, and all
 * its enquiries, newest first. The audit says how many before the first byte. Throws a 503 when
 * storage fails before that; later the stream breaks off, and what came of it is no JSON.
 */
export function exportPerson(
  db: D1Database,
  { email, actor }: { email: string; actor: Actor },
): Promise<ReadableStream<Uint8Array>> {
  return orUnavailable(async () => {
    const hash = await addressHash(db, email)
    const subscription = await findSubscription(db, hash)
    const count = await countContactsOf(db, hash)
    const records = count + (subscription ? 1 : 0)
    await auditInsert(db, {
      actor,
      action: 'export-address',
      addressHash: hash,
      count: records,
    }).run()
    return streamText(personPages(db, hash, { email, subscription }))
  })
}

/** What is held of an address that subscribed, but for the secret of its links. */
type HeldSubscription = {
  state: SubscriptionState
  createdAt: string
  stateAt: string
  deliveries: Delivery[]
}

async function findSubscription(db: D1Database, hash: string): Promise<HeldSubscription | null> {
  const row = await db
    .prepare(
      `SELECT state, created_at AS createdAt, state_at AS stateAt,
         ${deliveriesWhere('subscription_seq = subscription.seq')}
       FROM subscription
       WHERE address_hash = ?1`,
    )
    .bind(hash)
    .first<Omit<HeldSubscription, 'deliveries'> & { deliveries: string }>()
  return row && { ...row, deliveries: JSON.parse(row.deliveries) }
}

async function* personPages(db: D1Database, hash: string, head: object): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"contacts":[`
  let before: number | undefined
  let separator = '\n'
  do {
    const { contacts, next } = await listContacts(db, {
      addressHash: hash,
      before,
      limit: PAGE_ROWS,
    })
    for (const contact of contacts) {
      yield separator + JSON.stringify(contact)
      separator = ',\n'
    }
    before = next ?? undefined
  } while (before !== undefined)
  yield ']}\n'
}
