import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** Does all of them, from 0 on, as many at once as there are connections (a closed loop). */
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
  /** Requests a second, whatever becomes of those before. */
  rate: number
  seconds: number
  /** A request that finds them all busy is not sent, and counted. */
  connections: number
}

/**
 * Does them at an even rate (an open loop), each told when it was due on the clock of `performance`.
 * Resolves, when all are done, to what the sender itself was like.
 */
export async function atRate(
  { rate, seconds, connections }: Rate,
  work: (n: number, due: number) => Promise<void>,
) {
  const lateness: number[] = []
  const working: Promise<void>[] = []
  const before = process.cpuUsage()
  const start = performance.now()
  let inFlight = 0
  let skipped = 0
  for (let n = 0; n < rate * seconds; n++) {
    const due = start + (n * 1000) / rate
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    else if (n % 16 === 0) await setImmediate()
    lateness.push(performance.now() - due)
    if (inFlight >= connections) {
      skipped++
      continue
    }
    inFlight++
    working.push(work(n, due).finally(() => inFlight--))
  }
  const endedAt = performance.now()
  const { user, system } = process.cpuUsage(before)
  await Promise.all(working)
  return {
    skipped,
    /** When the last request was due. */
    endedAt,
    /** Whether what sends was the bottleneck: how late (ms), and the share of a core it took. */
    late: percentile(lateness, 99),
    cpu: Number(((user + system) / 1000 / (endedAt - start)).toFixed(2)),
  }
}

/** The value that so many percent do not exceed, rounded; 0 of none. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor((sorted.length - 1) * (percent / 100))] ?? 0)
}
