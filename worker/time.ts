export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The time this many milliseconds before `now`, as the database stores it: ISO 8601, UTC. */
export function timestampBefore(now: Date | number, milliseconds: number): string {
  return new Date(Number(now) - milliseconds).toISOString()
}

/** The result of `work`, or after that time a rejection with a TimeoutError: then its later result is ignored. */
export function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const tooLate = new Promise<never>((_, reject) => {
    const rejectLate = () => reject(new DOMException('No response in time.', 'TimeoutError'))
    timer = setTimeout(rejectLate, milliseconds)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
