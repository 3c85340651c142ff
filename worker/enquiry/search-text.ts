import { settings } from '../settings.ts'
import type { Attribution } from '../shared/attribution.ts'
import { cutToBytes } from '../shared/clean-text.ts'
import { type FormField, formatFields } from '../shared/field-values.ts'
import { normalizeText, toNfkd } from '../shared/normalize-for-search.ts'
import type { Enquiry } from './enquiry-record.ts'
import { digitsOf, looksLikePhoneNumber, phoneDigits } from './phone-number.ts'

/**
 * In an export of the database an enquiry is one statement, of which D1 takes 100 KB: this many bytes for what its
 * sender wrote and its search text, and for the search text of the thread. The rest is for all other columns.
 */
const OWN_MAX_BYTES = 74_000
const THREAD_MAX_BYTES = 20_000
/** Room for the name, the address and the reference beside whatever a form asks for. */
const OWN_MIN_BYTES = 2_000

/** The search text takes at most this many times the bytes of its source, or 100 for a short one. */
const MAX_GROWTH = 2
const SHORT_BYTES = 100

type Searched = Enquiry & { reference: string; attribution: Attribution }

/**
 * The searchable text of an enquiry's own words, for the column `search`: name, address and reference, then all others,
 * each at most twice the bytes of its source (see `normalizeWithNumbers`). The longest ones lose their end.
 * @param form its fields: an option is found by its label
 */
export function toSearchText(enquiry: Searched, form: readonly FormField[]): string {
  const { message, ...short } = enquiry
  const { name, email, reference, fields, attribution } = short
  const names = [name, email, reference, reference.replaceAll('-', '')]
  const others = formatFields(fields, form).map(({ value }) => value)
  const attributed = Object.values(attribution).flatMap((value) => value ?? [])
  // Normalized fields hold no line break, so no phrase matches across two of them.
  const text = [...names, ...others, ...attributed, message].map(normalizeWithNumbers).join('\n')
  const stored = sqlDumpByteLength(message) + sqlDumpByteLength(JSON.stringify(short))
  const room = OWN_MAX_BYTES - stored
  return cutToBytes(Math.max(room, OWN_MIN_BYTES), text)
}

/** The bytes of a text in an export, where a quote and a line break are two characters. */
export function sqlDumpByteLength(text: string): number {
  return bytesOf(text) + (text.match(/['\r\n]/g)?.length ?? 0)
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}

/** The column `thread_search`: as many of these texts as fit, the first ones first. */
export function threadSearchText(texts: string[]): string {
  let left = THREAD_MAX_BYTES
  const lines = texts.map((text) => {
    const part = cutToBytes(left, text)
    left -= bytesOf(part)
    return normalizeWithNumbers(part)
  })
  return cutToBytes(THREAD_MAX_BYTES, lines.join('\n'))
}

/**
 * The numbers of a text without separators between their digits, then the normalized text. It takes at
 * most twice the bytes of the text, or 100. A longer result is cut off at its end: only a text that is
 * mostly signs that expand to several letters, such as U+FDFA to eighteen, loses words.
 */
export function normalizeWithNumbers(text: string): string {
  const plain = normalizeText(text)
  const numbers = plain.match(SEPARATED)?.map(digitsOf) ?? []
  return cutToBytes(
    Math.max(MAX_GROWTH * bytesOf(text), SHORT_BYTES),
    [...numbers, plain].join('\n'),
  )
}

/**
 * The terms of a search, all of which must occur in `search` or `thread_search`: every word, and every phrase in
 * straight quotes, normalized. A reference is found with any kind of dash or none, and a phone number in any spelling:
 * words of digits and signs alone are one number, see `looksLikePhoneNumber`.
 */
export function parseSearchTerms(query: string): string[] {
  const found = [...query.matchAll(WORD_OR_PHRASE)]
  const phrases = found.flatMap(([, phrase]) => (phrase ? normalizeText(phrase) : []))
  const words = found.flatMap(([word, phrase]) => (phrase === undefined ? normalizeText(word) : []))
  const plain = words.join(' ')
  const terms = looksLikePhoneNumber(plain) ? [phoneDigits(plain)] : words.map(wordTerm)
  const all = [...new Set([...terms, ...phrases])].filter((term) => term !== '')
  const withoutPrefixes = all.filter((term) => !PREFIX.test(term))
  return withoutPrefixes.length > 0 ? withoutPrefixes : all
}

/** The same terms for texts that spell an umlaut otherwise: "Juergen" for "Jürgen", then the reverse. */
export function umlautVariants(query: string): string[][] {
  const spelled = toNfkd(query).replace(UMLAUT_DOTS, 'e')
  const joined = normalizeText(query).replace(LONG_WORD, (word) =>
    word.replace(SPELLED_UMLAUT, '$1'),
  )
  return [parseSearchTerms(spelled), parseSearchTerms(joined)]
}

const UMLAUT_DOTS = /(?<=[aou])\u0308/gi
/** In a shorter word, or before no consonant, the letters are rarely an umlaut: "fuel", "true". */
const LONG_WORD = /\p{L}{5,}/gu
const SPELLED_UMLAUT = /([ao]|(?<![aeioq])u)e(?=[b-df-hj-np-tv-z])/g

const WORD_OR_PHRASE = /"([^"]+)"?|[^\s"]+/g
/** A number with possible separators between its digits: inside a text, and as a word of a search. */
const SEPARATED = /\d[\d ()./-]{5,}\d/g
const NUMBER = /^\+?[\d()./-]{7,}$|^\(\d+\)$/
const PREFIX = /^\+\d{1,3}$/
/** One or both dashes may be missing: LF-1234ABCD. */
const REFERENCE_PREFIX = settings.referencePrefix.toLowerCase()
const REFERENCE_CODE = /^-?\w{4}-?\w{4}$/

function wordTerm(word: string): string {
  const code = word.startsWith(REFERENCE_PREFIX) ? word.slice(REFERENCE_PREFIX.length) : ''
  return REFERENCE_CODE.test(code) ? word.replaceAll('-', '') : word.replace(NUMBER, phoneDigits)
}
