/**
 * The search text in an address, by the value of its parameter; undefined without words. The router has
 * read values such as 365 and true as JSON.
 */
export function queryText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.trim() ? text : undefined
}
