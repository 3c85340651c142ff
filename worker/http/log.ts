/**
 * Writes one line of JSON to the log: what happened, as a word to search for, and what helps to find out
 * why. Nothing that a visitor wrote may stand in it.
 */
export function log(
  level: 'warn' | 'error',
  event: string,
  details: Record<string, string | number | undefined>,
): void {
  console[level](JSON.stringify({ level, event, ...details }))
}
