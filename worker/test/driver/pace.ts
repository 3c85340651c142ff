import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** Runs all tasks, from 0 on, as many at once as there are connections (a closed loop). */
export async function asConnectionsAllow(
  count: number,
  connections: number,
  work: (n: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const connection = async () => {
    for (let n = next++; n < count; n = next++) await work(n)
  }
  await Promise.all(Array.from({ length: connections }, connection))
}

export type Rate = {
  /** Requests a second, independent of earlier answers. */
  rate: number
  seconds: number
  /** When all are busy, a request is not sent, but counted. */
  connections: number
}

/**
 * Runs the tasks at an even rate (an open loop). Each gets the time when it was due, on the clock of
 * `performance`. Resolves when all are done.
 */
export async function atRate(
  { rate, seconds, connections }: Rate,
  work: (n: number, due: number) => Promise<void>,
) {
  const working: Promise<void>[] = []
  const start = performance.now()
  let inFlight = 0
  let skipped = 0
  for (let n = 0; n < rate * seconds; n++) {
    const due = start + (n * 1000) / rate
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    else if (n % 16 === 0) await setImmediate()
    if (inFlight >= connections) {
      skipped++
      continue
    }
    inFlight++
    working.push(work(n, due).finally(() => inFlight--))
  }
  const endedAt = performance.now()
  await Promise.all(working)
  return {
    skipped,
    /** When the last request was due. */
    endedAt,
  }
}

/** The percentile of the values, rounded; 0 without values. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor((sorted.length - 1) * (percent / 100))] ?? 0)
}
