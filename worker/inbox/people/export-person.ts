import { type Actor, auditInsert } from '#worker/db/audit.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { streamText } from '#worker/http/text-stream.ts'
import { countMatching, listContacts } from '../list/store.ts'
import { everyPage } from '../page/cursor.ts'
import { findSubscription, type Subscription } from './person.ts'

/** A page of the longest messages takes 12 MB; a Worker has 128 MB. */
const PAGE_ROWS = 200

/**
 * All data on an address as one JSON object, streamed: its subscription, or null, and all its enquiries,
 * newest first. The audit records their number before the first byte. Throws a 503 when storage fails
 * before that; a later failure aborts the stream, which leaves invalid JSON.
 */
export function exportPerson(
  db: D1Database,
  { email, actor }: { email: string; actor: Actor },
): Promise<ReadableStream<Uint8Array>> {
  return orUnavailable(async () => {
    const subscription = await findSubscription(db, email)
    const count = (await countMatching(db, { email })) + (subscription ? 1 : 0)
    await auditInsert(db, { actor, action: 'export-address', count }).run()
    return streamText(personPages(db, { email, subscription }))
  })
}

async function* personPages(
  db: D1Database,
  person: { email: string; subscription: Subscription | null },
): AsyncGenerator<string> {
  yield `${JSON.stringify(person).slice(0, -1)},"contacts":[`
  const { email } = person
  const read = (before?: number) => listContacts(db, { email, before, limit: PAGE_ROWS })
  let separator = '\n'
  for await (const { contacts } of everyPage(read)) {
    for (const contact of contacts) {
      yield separator + JSON.stringify(contact)
      separator = ',\n'
    }
  }
  yield ']}\n'
}
