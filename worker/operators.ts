import { settings } from './settings.ts'
import { email as emailSchema } from './shared/field-schema.ts'

/** An operator of the settings, and the address that hand-overs are mailed to, if there is one. */
export type Operator = { name: string; email?: string | undefined }

/** The operators in the settings; a name that is an email address, as with Cloudflare Access, is its own address. */
export function listedOperators(
  listed: readonly (string | Operator)[] = settings.operators,
): Operator[] {
  return listed.map((each) => {
    const operator = typeof each === 'string' ? { name: each } : each
    return isAddress(operator.name) ? { email: operator.name, ...operator } : operator
  })
}

/** The names of those who have an address. */
export function addressedNames(): string[] {
  return listedOperators().flatMap(({ name, email }) => (email === undefined ? [] : name))
}

/** Whether mail can be sent to it. */
export function isAddress(text: string): boolean {
  return emailSchema.safeParse(text).success
}
