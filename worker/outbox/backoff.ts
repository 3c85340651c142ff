const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A notification is sent so often at most; then it is a dead letter. */
export const MAX_TRIES = 20

// Quick while it may be a hiccup, patient through a weekend: 72 hours in all.
const WAITS = [
  ...[1, 2, 4, 8, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 4, 5, 6, 6, 6, 6, 8, 8, 8, 8].map((hours) => hours * HOUR),
]

/** The shortest wait, in milliseconds: a send that takes longer could be repeated before it ends. */
export const LEAST_WAIT_MS = MINUTE

/**
 * Milliseconds from the start of each try to the next, the last one left out: MAX_TRIES - 1 of them.
 * Up to a tenth is added at random, so that a receiver that comes back is not met by all at once.
 */
export function createWaits(): number[] {
  return WAITS.map((wait) => Math.round(wait * (1 + Math.random() / 10)))
}
