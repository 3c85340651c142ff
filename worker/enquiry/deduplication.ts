import { sha256 } from '../hash.ts'
import { ApiError } from '../http/errors.ts'
import { collapseSpaces } from '../shared/clean-text.ts'
import { isFilled } from '../shared/field-values.ts'
import { toNfc } from '../shared/normalize-for-search.ts'
import { MINUTE_MS } from '../time.ts'
import type { Enquiry } from './enquiry-record.ts'

/** How long the same words without a key are one enquiry: for a double click, a reload, an impatient second try. */
export const REPEAT_WINDOW_MS = 10 * MINUTE_MS

// The usual keys of programs (a UUID has 36 characters), without characters that need escaping anywhere.
const KEY = /^[\w.:-]{8,128}$/

/** Throws a 400 when the sender's key is malformed. */
export function checkIdempotencyKey(key: string | undefined): void {
  if (key === undefined || KEY.test(key)) return
  throw new ApiError(
    400,
    'malformed_idempotency_key',
    'Send an Idempotency-Key of 8 to 128 letters, digits and the characters . _ : - (a UUID, say).',
  )
}

/** The error for a key that was already used with a different enquiry. */
export function keyReusedError(): ApiError {
  return new ApiError(
    422,
    'idempotency_key_reused',
    'This Idempotency-Key was sent before with another text. Send a new key with a new text.',
  )
}

/**
 * Equal for two enquiries with the same content: the SHA-256 of their words, in base64. The case of the
 * address, the kind of white space and the Unicode composition of letters are ignored.
 */
export async function hashEnquiryWords(enquiry: Enquiry): Promise<string> {
  const { name, email, message, fields } = enquiry
  // An empty field adds nothing, so that a repeat from a form without it is the same.
  const more = Object.entries(fields).filter(([, value]) => isFilled(value))
  // A form post ends its lines with CR LF, the app with LF; browsers trim white space differently.
  const words = [name, email.toLowerCase(), message, ...more.flat(2)].map((text) =>
    collapseSpaces(toNfc(String(text))),
  )
  return sha256(JSON.stringify(words))
}

/** A link, an address or a host name fills a run of ASCII characters, also in a text without spaces. */
const ADDRESS = /(?<![!-~])(?:www\.|[!-~]*?(?:@|:\/\/|\w\.\w))[!-~]*/gi
/** A text of fewer letters, such as “Price?”, is the same by chance. */
const FEWEST_LETTERS = 9

/**
 * Identifies a message that is sent again with other links, addresses, host names or numbers: the SHA-256
 * of its letters in lower case, in base64; null for a message of fewer than nine letters.
 */
export async function hashLetters(message: string): Promise<string | null> {
  const letters = message
    .replace(ADDRESS, '')
    .toLowerCase()
    .replace(/\P{L}+/gu, '')
  return letters.length < FEWEST_LETTERS ? null : sha256(letters)
}
