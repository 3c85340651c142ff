/**
 * The value of a column with JSON. Somebody may have written anything into a row by hand: where it is not an object, or
 * not a list, as `empty` is, the value is `empty`, and all else of the row is shown.
 */
export function parseColumn<Value extends object>(json: string, empty: Value): Value {
  try {
    const value = JSON.parse(json)
    const isSame = value instanceof Object && Array.isArray(value) === Array.isArray(empty)
    return isSame ? value : empty
  } catch {
    return empty
  }
}
