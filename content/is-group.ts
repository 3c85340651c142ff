/** Whether a value of a file is a group of fields: neither a list nor empty. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
