import type { Miniflare } from 'miniflare'
import type { Received } from '../receiver.ts'
import { enquiry } from './submission.ts'

/**
 * What became of as many enquiries, once all that waits is told. The time until it is due again
 * passes at once: whoever had taken it is gone.
 */
export async function outcomeOf(
  count: number,
  { server, worker, received }: { server: Miniflare; worker: string; received: Received[] },
) {
  const db = await server.getD1Database('DB', worker)
  const fetcher = await server.getWorker(worker)
  const waiting = () =>
    db.prepare("SELECT count(*) AS n FROM outbox WHERE state = 'waiting'").first<number>('n')
  await db.prepare("UPDATE outbox SET next_at = 0 WHERE state = 'waiting'").run()
  for (let left = await waiting(); left; left = await waiting()) {
    await fetcher.scheduled({ cron: '* * * * *' })
    if ((await waiting()) === left) throw new Error(`${left} notifications stay where they are.`)
  }

  const { results } = await db
    .prepare('SELECT id, idempotency_key AS key, message FROM contact')
    .all<{ id: string; key: string | null; message: string }>()
  const idOf = new Map(results.map(({ id, message }) => [message, id]))
  const toldAs = Map.groupBy(received, ({ body }) => JSON.parse(body).data.id as string)
  const lost = Array.from({ length: count }, (_, n) => n).filter(
    (n) => !idOf.has(enquiry(n).message),
  )
  return {
    /** The id of the enquiry with the words of the n-th. */
    idOf: (n: number) => idOf.get(enquiry(n).message),
    keys: new Set(results.flatMap(({ key }) => key ?? [])).size,
    lost: lost.length,
    doubled: results.length - idOf.size,
    untold: results.filter(({ id }) => !toldAs.has(id)).length,
    /** Told more than once in such a way that the receiver cannot tell. */
    toldAsAnother: [...toldAs.values()].filter(
      (all) => new Set(all.map(({ headers }) => headers['webhook-id'])).size > 1,
    ).length,
  }
}
