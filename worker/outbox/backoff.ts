import { HOUR_MS, MINUTE_MS } from '../db/timestamps.ts'

/** The maximum of attempts; after them, a notification is a dead letter. */
export const MAX_TRIES = 20

// Short waits for brief failures, long ones through a weekend: 72 hours in total.
const WAITS = [
  ...[1, 2, 4, 8, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 4, 5, 6, 6, 6, 6, 8, 8, 8, 8].map((hours) => hours * HOUR_MS),
]

/** The shortest wait, in milliseconds: an attempt that takes longer could be repeated before it ends. */
export const MIN_WAIT_MS = MINUTE_MS

/**
 * The milliseconds from the start of each attempt to the next: MAX_TRIES - 1 of them. Up to a tenth is
 * added at random, so that a recovered receiver does not get all notifications at once.
 */
export function createWaits(): number[] {
  return WAITS.map((wait) => Math.round(wait * (1 + Math.random() / 10)))
}
