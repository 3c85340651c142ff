import { listedOperators } from '../operators.ts'
import { compose } from '../shared/normal-form.ts'
import { oneLine } from '../shared/one-line.ts'

/** Whether two names are of the same operator: their case, and white space around them, do not count. */
export function isSameOperator(one: string, other: string): boolean {
  return fold(one) === fold(other)
}

/** The name of an operator as the settings spell it; one that is not listed comes out on one line. */
export function listedName(name: string, listed = listedOperators()): string {
  return listed.find((each) => isSameOperator(each.name, name))?.name ?? oneLine(name)
}

/** The address of an operator in the settings, if there is one. */
export function addressOf(name: string): string | undefined {
  return listedOperators().find((each) => isSameOperator(each.name, name))?.email
}

/**
 * The usual spellings of these names, as a JSON array for SQL, which compares case in ASCII only: as they are, in lower
 * case, in capitals, and with a capital at the start of each word.
 */
export function spellingsOf(...names: string[]): string {
  const spellings = names.flatMap((name) => {
    const lower = fold(name)
    const words = lower.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase())
    return [name, lower, lower.toUpperCase(), words]
  })
  return JSON.stringify(spellings)
}

function fold(name: string): string {
  return compose(name.trim()).toLowerCase()
}
