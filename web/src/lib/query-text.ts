/**
 * The search text in an address, by the value of its parameter; undefined without words. The router has
 * read values such as 365 and true as JSON, and a parameter that is there twice as a list: the last counts.
 */
export function queryText(parameter: unknown): string | undefined {
  const value = [parameter].flat().at(-1)
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.trim() ? text : undefined
}
