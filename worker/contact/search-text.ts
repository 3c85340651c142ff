import { interestName } from './interest-name.ts'
import type { Contact } from './schema.ts'
import { singleSpaces } from './single-spaces.ts'

/**
 * UTF-16 units that are kept to be searched: room for the longest message and a long note. Some letters
 * normalise to eighteen, and an export of the database must stay below D1's 100 KB a row.
 */
export const SEARCH_MAX_LENGTH = 16_000

type Searched = Contact & { reference: string }

/** All of an enquiry that can be searched, for the column `search`. */
export function searchText(contact: Searched): string {
  const { reference, name, email, serviceInterest, message } = contact
  const interest = interestName(serviceInterest)
  // No phrase reaches from one into the next: normalised, none holds a line break.
  return [name, email, reference, withoutDashes(reference), interest, message]
    .map(searchableText)
    .join('\n')
    .slice(0, SEARCH_MAX_LENGTH)
}

/** A text normalised, after the numbers in it without what separates their digits. */
export function searchableText(text: string): string {
  const plain = normaliseText(text)
  const numbers = plain.match(SEPARATED)?.map(digitsOf) ?? []
  return [...numbers, plain].join('\n')
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
 * dashes are typed, and a number of seven digits or more however they are separated, with a country's
 * prefix or without: its last nine count.
 */
export function searchTerms(query: string): string[] {
  const terms = [...query.matchAll(NUMBER_WORD_OR_PHRASE)].map(([word, number, phrase]) =>
    number === undefined
      ? normaliseText(phrase ?? word).replace(REFERENCE, withoutDashes)
      : digitsOf(number).slice(-PHONE_DIGITS),
  )
  return [...new Set(terms)].filter((term) => term !== '')
}

/** A subscriber's number without the prefixes that some write and others do not. */
const PHONE_DIGITS = 9
const DIGITS = String.raw`\d[\d\s().\p{Pd}/]{5,}\d`
const SEPARATED = new RegExp(DIGITS, 'gu')
const NUMBER_WORD_OR_PHRASE = new RegExp(
  String.raw`(?<![^\s"])\+?\(?(${DIGITS})(?![^\s"])|"([^"]+)"?|[^\s"]+`,
  'gu',
)
const REFERENCE = /^lf-?\w{4}-?\w{4}$/
const BEYOND_ASCII = /[^\0-\x7f]/

function toPlainLetters(text: string): string {
  return text
    .replace(/\p{M}/gu, '') // First, as sorting thousands of them takes long.
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .normalize('NFC')
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}

function withoutDashes(reference: string): string {
  return reference.replaceAll('-', '')
}
