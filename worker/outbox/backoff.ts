const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** After so many tries in vain a notification is a dead letter. */
export const MAX_TRIES = 20

// Quick while it may be a hiccup, patient through a weekend: 72 hours in all.
const WAITS = [
  ...[1, 2, 4, 8, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 4, 5, 6, 6, 6, 6, 8, 8, 8, 8].map((hours) => hours * HOUR),
]

/**
 * Milliseconds to wait after the given number of tries in vain, from 1; undefined when that was the
 * last. Up to a tenth is added at random, so that a receiver that comes back is not met by all.
 */
export function waitAfter(tries: number): number | undefined {
  const wait = WAITS[tries - 1]
  return wait && Math.round(wait * (1 + Math.random() / 10))
}
