import { deliveryProblem } from './delivery-error.ts'
import { claimDue, type Due, markDelivered, markFailed } from './store.ts'

/**
 * With its claim, its subjects and a mark for each, a batch takes 23 queries: D1 grants an invocation 50
 * on the free plan, and a cron trigger runs two batches.
 */
export const BATCH = 20

/** Sends one notification; rejects when it may not have arrived. It has to end by itself. */
type Send = (due: Due) => Promise<void>

/**
 * Takes up to one batch of what is due at `now`, and hands each to the function that `open` resolves
 * to. The claim counts the try and sets the time of the next one, so a Worker that dies has used a try;
 * each row is marked as its own send ends, so none waits for another. Run any number at once: no two
 * get the same notification. Resolves to how many it took; rejects only when the storage fails, and
 * then each notification that was not marked is sent again after its wait.
 */
export async function drainOutbox(
  db: D1Database,
  open: (due: Due[]) => Promise<Send>,
  now: number,
): Promise<number> {
  const due = await claimDue(db, { now, limit: BATCH })
  if (due.length === 0) return 0
  const send = await open(due)
  const marks = await Promise.allSettled(due.map((each) => sendAndMark(db, each, { send, now })))
  const failed = marks.find(({ status }) => status === 'rejected') as
    | PromiseRejectedResult
    | undefined
  if (failed) throw failed.reason
  return due.length
}

async function sendAndMark(
  db: D1Database,
  due: Due,
  { send, now }: { send: Send; now: number },
): Promise<void> {
  const mark = await send(due).then(
    () => markDelivered(db, due.id, now),
    (cause) => markFailed(db, due, deliveryProblem(cause)),
  )
  await mark.run()
}
