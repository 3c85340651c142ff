import type { Miniflare } from 'miniflare'
import { compareRows } from '../driver/enquiries.ts'
import type { Received } from '../receiver.ts'

/**
 * The outcome for the enquiries of the senders 0 to `count` - 1, after all waiting notifications were sent.
 * They are made due at once, because the Worker that claimed them is gone.
 */
export async function outcomeOf(
  count: number,
  { server, worker, received }: { server: Miniflare; worker: string; received: Received[] },
) {
  const db = (await server.getD1Database('DB', worker)) as unknown as D1Database
  const fetcher = await server.getWorker(worker)
  const waiting = () =>
    db.prepare("SELECT count(*) AS n FROM outbox WHERE state = 'waiting'").first<number>('n')
  await db.prepare("UPDATE outbox SET next_at = 0 WHERE state = 'waiting'").run()
  for (let left = await waiting(); left; left = await waiting()) {
    await fetcher.scheduled({ cron: '* * * * *' })
    if ((await waiting()) === left) throw new Error(`${left} notifications stay where they are.`)
  }

  const { rows, idOf, outcome } = await compareRows(db, Array.from({ length: count }).keys())
  const notifiedAs = Map.groupBy(received, ({ body }) => JSON.parse(body).data.id as string)
  return {
    /** The id of the enquiry of this sender. */
    idOf: (n: number) => idOf.get(String(n)),
    keys: new Set(rows.flatMap(({ key }) => key ?? [])).size,
    ...outcome,
    unnotified: rows.filter(({ id }) => !notifiedAs.has(id)).length,
    /** Sent more than once with different ids, so that the receiver cannot detect the duplicate. */
    renotified: [...notifiedAs.values()].filter(
      (all) => new Set(all.map(({ headers }) => headers['webhook-id'])).size > 1,
    ).length,
  }
}

/** The expected outcome, after any fault. */
export const FLAWLESS = { lost: [], doubled: 0, unanswered: [], unnotified: 0, renotified: 0 }
