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
