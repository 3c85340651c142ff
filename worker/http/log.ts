/** Writes one line of JSON to the log: the event, as a searchable word, and its details; never a visitor’s words. */
export function log(
  level: 'warn' | 'error',
  event: string,
  details: Record<string, string | number | undefined>,
): void {
  console[level](JSON.stringify({ level, event, ...details }))
}
