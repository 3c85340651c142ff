import { searchTerms } from '#worker/contact/search-text.ts'
import { singleSpaces } from '#worker/contact/single-spaces.ts'
import { compose, decompose } from '#worker/shared/normal-form.ts'

/** More does not fit on a line. */
const LENGTH = 240
/** The length of the text before a match: on a phone, the match has to follow it within two lines. */
const LEAD = 24
/** The length of a message's beginning that is searched for a greeting, and for terms with any accents. */
const READ = 2000
/** More terms would take long to find. */
const MAX_TERMS = 20

const GREETING =
  /^\s*(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day)|hallo|guten tag|bonjour|hola)(?:[ \t]+[\p{L}\p{M}.'’&-]+){0,4}[ \t]*[,.!:;\n\r–—]\s*/iu

/** Ignored by a search for words, and for numbers. */
const IN_WORDS = /(?<= )[\p{M}\p{Cf} ]+|[\p{M}\p{Cf}]+/gu
const IN_NUMBERS = /(?<=\d)[\p{M}\p{Cf}\p{Pd} ()./]+(?=\d)/gu
/** A phone number, which `searchTerms` reduces to its digits. */
const NUMBER = /^\d{6,}$/

/** The beginning of a message on one line, at most `length` characters, without its greeting. */
export function openingOf(message: string, length = LENGTH): string {
  const start = message.trimStart().slice(0, READ)
  return cut(singleSpaces(start.replace(GREETING, '')) || singleSpaces(start), length)
}

/** The terms of a search, for `passageOf`. */
export function parseTerms(query: string | undefined): string[] {
  return searchTerms(query ?? '')
    .slice(0, MAX_TERMS)
    .map(decompose)
}

/**
 * The part of a text around the first match of a term, on one line; undefined without a match. Case, accents,
 * the kind of dash and separators between digits are ignored, accents only in the first 2,000 characters.
 */
export function passageOf(text: string, terms: readonly string[]): string | undefined {
  const { numbers = [], words = [] } = Object.groupBy(terms, (term) =>
    NUMBER.test(term) ? 'numbers' : 'words',
  )
  const start = singleSpaces(text)
  const line = decompose(start.slice(0, READ)) + start.slice(READ)
  const offsets = [...findFirst(line, words, IN_WORDS), ...findFirst(line, numbers, IN_NUMBERS)]
  if (offsets.length === 0) return undefined
  const at = Math.min(...offsets)
  if (at <= LEAD) return cut(line)
  const space = line.indexOf(' ', at - LEAD)
  return `… ${cut(line.slice(space !== -1 && space < at ? space + 1 : at - LEAD))}`
}

/** The offset of the first match, if any, in a text whose ignored characters are skipped. */
function findFirst(text: string, terms: readonly string[], ignored: RegExp): number[] {
  if (terms.length === 0) return []
  const plain = text
    .replace(ignored, '')
    .replace(/\p{Pd}/gu, '-')
    .replaceAll('İ', 'I') // In lower case it would be two characters, and move the offsets.
    .toLowerCase()
  const found = terms.map((term) => plain.indexOf(term)).filter((at) => at !== -1)
  if (found.length === 0) return []
  let offset = Math.min(...found)
  for (const { index, 0: skipped } of text.matchAll(ignored)) {
    if (index > offset) break
    offset += skipped.length
  }
  return [offset]
}

// The cut can leave half a surrogate pair, which has no UTF-8 form.
function cut(text: string, length = LENGTH): string {
  return compose((text.length > length ? `${text.slice(0, length)}…` : text).toWellFormed())
}
