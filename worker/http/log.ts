/**
 * Writes one line of JSON to the log: the event, as a searchable word, and details that help to find its
 * cause. It must not contain any words of a visitor.
 */
export function log(
  level: 'warn' | 'error',
  event: string,
  details: Record<string, string | number | undefined>,
): void {
  console[level](JSON.stringify({ level, event, ...details }))
}

const HOUR_MS = 3_600_000
const warnedAt = new Map<string, number>()

/** Logs a warning, at most once an hour in each isolate for each event and `key`. */
export function warnHourly(
  event: string,
  details: Parameters<typeof log>[2],
  { key = '', now }: { key?: string; now: number },
): void {
  const last = warnedAt.get(event + key) ?? Number.NEGATIVE_INFINITY
  if (Math.abs(now - last) < HOUR_MS) return
  warnedAt.set(event + key, now)
  log('warn', event, details)
}

const warned = new Set<string>()

/** Logs a mistake in the configuration, once in each isolate: every request has the same. */
export function warnMisconfigured(message: string): void {
  if (!warned.has(message)) log('warn', 'misconfigured', { message })
  warned.add(message)
}
