import { deliveryProblem } from './delivery-error.ts'
import { claimDue, type Due, forget, markDelivered, markFailed } from './store.ts'

/**
 * A batch takes at most 24 queries: its claim, four for its subjects, and a mark for each. D1 allows 50 per
 * invocation on the free plan, and a cron trigger runs two batches and one more query.
 */
export const BATCH_SIZE = 19

/**
 * Sends one notification; rejects unless the delivery is certain. It needs its own timeout. One that resolves to false
 * was not wanted any more, and is forgotten.
 */
type Send = (due: Due) => Promise<unknown>

/**
 * Claims up to one batch of the notifications that are due at `now`, and passes each to the function that
 * `open` resolves to. The claim counts the attempt and sets the time of the next one, so a Worker that dies
 * has used one attempt. Each row is marked when its own send ends, so none waits for another. Any number of
 * calls may run at once: no two get the same notification. Resolves to the number of claimed ones; rejects
 * when storage or `open` fails. Then each unmarked notification is sent again after its wait, or, after its
 * last attempt, stays a dead letter.
 */
export async function sendBatch(
  db: D1Database,
  open: (due: Due[]) => Promise<Send>,
  now: number,
): Promise<number> {
  const due = await claimDue(db, { now, limit: BATCH_SIZE })
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
    (sent) => (sent === false ? forget(db, due.id) : markDelivered(db, due.id, now)),
    (cause) => markFailed(db, due, deliveryProblem(cause)),
  )
  await mark.run()
}
