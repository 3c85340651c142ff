import type { Contact } from '../shared/contact-schema.ts'
import { compose, decompose } from '../shared/normal-form.ts'
import { interestName } from './interest-name.ts'
import { digitsOf, isPhoneNumber, phoneDigits } from './phone-number.ts'
import { singleSpaces } from './single-spaces.ts'

/**
 * UTF-16 units that are kept to be searched: room for the longest message and a long note. An export of
 * the database must stay below D1's 100 KB a row.
 */
export const SEARCH_MAX_LENGTH = 16_000

/** A text takes at most this many times its bytes of storage to be searched, and a short one 100. */
const MOST_GROWTH = 2
const SHORT_BYTES = 100

type Searched = Contact & { reference: string }

/**
 * All of an enquiry that can be searched, for the column `search`. It takes at most twice the bytes of
 * the message, and those of the short fields: see `searchableText`.
 */
export function searchText(contact: Searched): string {
  const { reference, name, email, serviceInterest, message } = contact
  const interest = interestName(serviceInterest)
  // No phrase reaches from one into the next: normalised, none holds a line break.
  return [name, email, reference, withoutDashes(reference), interest, message]
    .map(searchableText)
    .join('\n')
    .slice(0, SEARCH_MAX_LENGTH)
}

/**
 * A text normalised, after the numbers in it without what separates their digits. It takes at most twice
 * the bytes of the text, or 100. What exceeds that is cut off at its end: only a text of little else than
 * signs that normalise to several letters, such as U+FDFA to eighteen, loses words.
 */
export function searchableText(text: string): string {
  const plain = normaliseText(text)
  const numbers = plain.match(SEPARATED)?.map(digitsOf) ?? []
  const bytes = new TextEncoder().encode(text).length
  return cutTo(Math.max(MOST_GROWTH * bytes, SHORT_BYTES), [...numbers, plain].join('\n'))
}

/**
 * The text without accents and case, with one kind of white space and of dash, so that a search
 * need not tell them apart. What is searched for is normalised by the same function.
 */
export function normaliseText(text: string): string {
  const plain = BEYOND_ASCII.test(text) ? toPlainLetters(text) : text
  return singleSpaces(plain.toLowerCase())
}

/**
 * What is searched for, each of which has to occur in `search`: every word, and every phrase in
 * straight quotes (the closing one may be missing), normalised. A reference is found however its
 * dashes are typed, and a phone number however it is written, with a country's code or without: words
 * of digits and signs alone are one number, see `isPhoneNumber`.
 */
export function searchTerms(query: string): string[] {
  const found = [...query.matchAll(WORD_OR_PHRASE)]
  const phrases = found.flatMap(([, phrase]) => phrase ?? []).map(normaliseText)
  const words = found.flatMap(([word, phrase]) => (phrase === undefined ? word : []))
  const plain = normaliseText(words.join(' '))
  const terms = isPhoneNumber(plain) ? [phoneDigits(plain)] : words.map(wordTerm)
  const all = [...new Set([...terms, ...phrases])].filter((term) => term !== '')
  const withoutPrefixes = all.filter((term) => !PREFIX.test(term))
  return withoutPrefixes.length > 0 ? withoutPrefixes : all
}

const WORD_OR_PHRASE = /"([^"]+)"?|[^\s"]+/g
/** A number whose digits may be separated: where it stands in a text, and as a word of a search. */
const SEPARATED = /\d[\d ()./-]{5,}\d/g
const NUMBER = /^\+?[\d()./-]{7,}$|^\(\d+\)$/
const PREFIX = /^\+\d{1,3}$/
const REFERENCE = /^lf-?\w{4}-?\w{4}$/
const BEYOND_ASCII = /[^\0-\x7f]/

function toPlainLetters(text: string): string {
  return compose(
    decompose(text)
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replace(/\p{Pd}/gu, '-'),
  )
}

/** As much of a text as takes so many bytes, in whole characters. */
function cutTo(bytes: number, text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes))
  return text.slice(0, read)
}

function wordTerm(word: string): string {
  return normaliseText(word).replace(REFERENCE, withoutDashes).replace(NUMBER, phoneDigits)
}

function withoutDashes(reference: string): string {
  return reference.replaceAll('-', '')
}
