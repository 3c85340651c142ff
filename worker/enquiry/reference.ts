import { customAlphabet } from 'nanoid'
import { settings } from '../settings.ts'

// Crockford's alphabet leaves out I, L, O and U, which are easily misread; eight symbols make 40 bits.
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomSymbols = customAlphabet(SYMBOLS, 8)

/** A new reference for an enquiry, to be read on the phone: "LF-1234-ABCD". */
export function createReference(): string {
  return randomSymbols().replace(/^(.{4})(.{4})$/, `${settings.referencePrefix}-$1-$2`)
}

/** Whether a text is such a reference, with the site's present prefix. */
export function isReference(text: string): boolean {
  const prefix = `${settings.referencePrefix}-`
  return text.startsWith(prefix) && CODE.test(text.slice(prefix.length))
}

const CODE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/
