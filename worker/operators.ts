import type { Actor } from './db/audit.ts'
import { settings } from './settings.ts'
import { toOneLine } from './shared/clean-text.ts'
import { emailSchema } from './shared/field-schema.ts'
import { toNfc } from './shared/normalize-for-search.ts'

/** An operator of the settings, with the address that hand-overs are mailed to and the end of their replies, if any. */
export type Operator = {
  name: string
  email?: string | undefined
  signature?: string | undefined
}

/** The operators in the settings; a name that is an email address, as with Cloudflare Access, is its own address. */
export function listedOperators(
  listed: readonly (string | Operator)[] = settings.operators,
): Operator[] {
  return listed.map((each) => {
    const operator = typeof each === 'string' ? { name: each } : each
    return isEmail(operator.name) ? { email: operator.name, ...operator } : operator
  })
}

export function mailableNames(): string[] {
  return listedOperators().flatMap(({ name, email }) => (email === undefined ? [] : name))
}

/** Whether mail can be sent to it, as it is. */
export function isEmail(text: string): boolean {
  return emailSchema.safeParse(text).data === text
}

/** Whether two names are of the same operator: their case, and white space around them, do not count. */
export function isSameOperator(one: string, other: string): boolean {
  return operatorKey(one) === operatorKey(other)
}

/** Whether a record is of this operator: anyone with a token can type the name of one whom Access knows. */
export function isByOperator(record: { actor: string; verified: boolean }, by: Actor): boolean {
  return record.verified === by.verified && isSameOperator(record.actor, by.name)
}

/** The name of an operator as the settings spell it; one that is not listed comes out on one line. */
export function canonicalName(name: string, listed = listedOperators()): string {
  return listed.find((each) => isSameOperator(each.name, name))?.name ?? toOneLine(name)
}

/** Whether an operator may sign in under it: the settings list it, or list nobody. */
export function isAllowedName(name: string): boolean {
  return listedOperators().length === 0 || findOperator(name) !== undefined
}

export function findOperator(name: string): Operator | undefined {
  return listedOperators().find((each) => isSameOperator(each.name, name))
}

/**
 * The usual spellings of these names, as a JSON array for SQL, which compares case in ASCII only: as they are, in lower
 * case, in capitals, and with a capital at the start of each word.
 */
export function caseVariantsJson(...names: string[]): string {
  const spellings = names.flatMap((name) => {
    const lower = operatorKey(name)
    const words = lower.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase())
    // The capitals of "Groß" are those of "Gross", who may be another operator.
    return [name, lower, lower.toUpperCase(), words].filter((each) => operatorKey(each) === lower)
  })
  return JSON.stringify(spellings)
}

/** The same for all spellings of the name of one operator. */
export function operatorKey(name: string): string {
  return toNfc(name.trim()).toLowerCase()
}
