export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The time this many milliseconds before `now`, as the database stores it: ISO 8601, UTC. */
export function timestampBefore(now: Date | number, milliseconds: number): string {
  return new Date(Number(now) - milliseconds).toISOString()
}
