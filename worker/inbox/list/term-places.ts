import { PHONE_MAX_DIGITS, SEARCH_MIN_DIGITS } from '#worker/contact/phone-number.ts'
import { searchTerms } from '#worker/contact/search-text.ts'
import { decompose } from '#worker/shared/normal-form.ts'

/** More terms would take long to find, and mark everything. */
const MAX_TERMS = 20

/** A part of a text, by its first UTF-16 unit and the one after its last. */
type Place = { from: number; to: number }

/** The text that terms are compared with, and the position of each of its units in the original text. */
type Reading = { letters: string; origins: number[] }

// Each in a group, so that `split` also returns the ignored characters, as every second part.
const IGNORED = /([\p{M}\p{Cf}]+)/gu
const BETWEEN_DIGITS = /(?<=\d)([\p{M}\p{Cf}\p{Pd} ()./]+)(?=\d)/gu
const DIGITS = /^\d+$/
const DIGIT = /\d/
/** The signs before the first digit of a phone number. */
const OPENING = /[+(]/

/** The terms of a search, for comparison with a decomposed text. */
export function parseTerms(query: string | undefined): string[] {
  return searchTerms(query ?? '')
    .slice(0, MAX_TERMS)
    .map(decompose)
}

/**
 * The places of terms in a decomposed text with single spaces: in order, without overlaps. Case, marks, the
 * kind of dash and separators between the digits of a number are ignored. A match inside a number returns
 * the whole number.
 */
export function findTerms(text: string, terms: readonly string[]): Place[] {
  const places = readings(text, terms)
    .flatMap(({ sought, placeOf, ...reading }) =>
      sought.flatMap((term) => matchesOf(term, reading).map((match) => placeOf(match, reading))),
    )
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  let end = 0
  return places.filter(({ from, to }) => {
    if (from < end) return false
    end = to
    return true
  })
}

/** The position of the first match, or -1. It takes time in proportion to the length of the text. */
export function findFirst(text: string, terms: readonly string[]): number {
  const firsts = readings(text, terms).flatMap(({ letters, origins, sought }) =>
    sought.flatMap((term) => origins[letters.indexOf(term)] ?? []),
  )
  return firsts.length > 0 ? Math.min(...firsts) : -1
}

function matchesOf(term: string, { letters }: Reading): Place[] {
  const matches: Place[] = []
  let from = letters.indexOf(term)
  while (from !== -1) {
    const to = from + term.length
    matches.push({ from, to })
    from = letters.indexOf(term, to)
  }
  return matches
}

function wordPlace({ from, to }: Place, { origins }: Reading): Place {
  return { from: origins[from] ?? 0, to: origins[to] ?? Number.POSITIVE_INFINITY }
}

/** The number around a match; the match itself where a run of digits is too long for a phone number. */
function numberPlace(match: Place, { letters, origins }: Reading): Place {
  let { from, to } = match
  while (DIGIT.test(letters.charAt(from - 1)) && to - from <= PHONE_MAX_DIGITS) from -= 1
  while (DIGIT.test(letters.charAt(to)) && to - from <= PHONE_MAX_DIGITS) to += 1
  if (to - from > PHONE_MAX_DIGITS) ({ from, to } = match)
  else while (OPENING.test(letters.charAt(from - 1))) from -= 1
  return { from: origins[from] ?? 0, to: (origins[to - 1] ?? 0) + 1 }
}

function readings(text: string, terms: readonly string[]) {
  const [numbers, words] = [terms.filter(isNumber), terms.filter((term) => !isNumber(term))]
  return [
    ...(words.length > 0 ? [{ ...read(text, IGNORED), sought: words, placeOf: wordPlace }] : []),
    ...(numbers.length > 0
      ? [{ ...read(text, BETWEEN_DIGITS), sought: numbers, placeOf: numberPlace }]
      : []),
  ]
}

/** `searchTerms` reduces a phone number to its digits. */
function isNumber(term: string): boolean {
  return DIGITS.test(term) && term.length >= SEARCH_MIN_DIGITS
}

function read(text: string, ignored: RegExp): Reading {
  const origins: number[] = []
  let letters = ''
  let at = 0
  for (const [index, part] of text.split(ignored).entries()) {
    const end = at + part.length
    const isIgnored = index % 2 === 1
    if (isIgnored) at = end
    // Two spaces with only an invisible sign between them count as one.
    else if (part.startsWith(' ') && letters.endsWith(' ')) at += 1
    letters += text.slice(at, end)
    for (; at < end; at += 1) origins.push(at)
  }
  // Keeps the length of the few dashes that have two units.
  const plain = letters.replace(/\p{Pd}/gu, (dash) => '-'.repeat(dash.length)).toLowerCase()
  return { letters: plain, origins }
}
