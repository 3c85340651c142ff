/**
 * A value that is there because the content is checked: the entry of an id, the text of a section.
 * @param name with which the error says what is missing: `service "gen-ai"`
 * @throws {Error} without the value
 */
export function assertDefined<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no ${name}.`)
  return value
}
