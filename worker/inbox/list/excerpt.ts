import { searchTerms, umlautTerms } from '#worker/contact/search-text.ts'
import { compose } from '#worker/shared/normal-form.ts'
import { toHiragana, toPlainLetters } from '#worker/shared/normalize-text.ts'
import { singleSpaces } from '#worker/shared/single-spaces.ts'

/** More does not fit on a line. */
const LENGTH = 240
/** The length of the text before a match: on a phone, the match has to follow it within two lines. */
const LEAD = 24
/** The length of a message's beginning that is searched for a greeting, and for normalized terms. */
const READ = 2000
/** More terms would take long to find. */
const MAX_TERMS = 20

const GREETING =
  /^\s*(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day)|hallo|guten tag|bonjour|hola)(?:[ \t]+[\p{L}\p{M}.'’&-]+){0,4}[ \t]*[,.!:;\n\r–—]\s*/iu

/** Ignored by a search for words, and for numbers. */
const IN_WORDS = /(?<= ) +/g
const IN_NUMBERS = /(?<=\d)[ ()./-]+(?=\d)/g
const PIECES = /.{1,200}/gsu
/** A phone number, which `searchTerms` reduces to its digits. */
const NUMBER = /^\d{6,}$/

/** The beginning of a message on one line, at most `length` characters, without its greeting. */
export function openingOf(message: string, length = LENGTH): string {
  const start = message.trimStart().slice(0, READ)
  return cut(singleSpaces(start.replace(GREETING, '')) || singleSpaces(start), length)
}

/** The terms of a search in every spelling that it finds, for `passageOf`. */
export function parseTerms(query = ''): string[] {
  const terms = [searchTerms(query), ...umlautTerms(query)].flat()
  return [...new Set(terms)].slice(0, MAX_TERMS)
}

/**
 * The part of a text around the first match of a term, on one line; undefined without a match. Differences
 * that a search ignores are ignored here, too; after the first 2,000 characters, only case and separators
 * between digits.
 */
export function passageOf(text: string, terms: readonly string[]): string | undefined {
  const { numbers = [], words = [] } = Object.groupBy(terms, (term) =>
    NUMBER.test(term) ? 'numbers' : 'words',
  )
  const line = compose(singleSpaces(text))
  const offsets = [...findFirst(line, words, IN_WORDS), ...findFirst(line, numbers, IN_NUMBERS)]
  if (offsets.length === 0) return undefined
  const at = Math.min(...offsets)
  if (at <= LEAD) return cut(line)
  const space = line.indexOf(' ', at - LEAD)
  return `… ${cut(line.slice(space !== -1 && space < at ? space + 1 : at - LEAD))}`
}

type Normalize = (text: string) => string

/** The offset in a text of the first term, if any, that its normalized form without `ignored` contains. */
function findFirst(text: string, terms: readonly string[], ignored: RegExp): number[] {
  if (terms.length === 0) return []
  const inBeginning: Normalize = (part) => toHiragana(toPlainLetters(part)).replace(ignored, '')
  const inRest: Normalize = (part) => toLowerCase(part).replace(ignored, '')
  const [beginning, rest] = [text.slice(0, READ), text.slice(READ)]
  const plain = inBeginning(beginning)
  const all = plain + inRest(rest)
  const found = terms.map((term) => all.indexOf(term)).filter((at) => at !== -1)
  if (found.length === 0) return []
  const at = Math.min(...found)
  if (at < plain.length) return [originalOffset(beginning, at, inBeginning)]
  return [beginning.length + originalOffset(rest, at - plain.length, inRest)]
}

/** The offset in a text of an offset in its normalized form. */
function originalOffset(text: string, normalized: number, normalize: Normalize): number {
  let offset = 0
  let left = normalized
  for (const [piece] of text.matchAll(PIECES)) {
    const { length } = normalize(piece)
    if (length > left) return offset + longestBeginning(piece, left, normalize)
    offset += piece.length
    left -= length
  }
  return offset
}

/** The length of the longest beginning of a text whose normalized form is at most this long. */
function longestBeginning(text: string, normalized: number, normalize: Normalize): number {
  let [shortest, longest] = [0, text.length]
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2)
    if (normalize(text.slice(0, middle)).length <= normalized) shortest = middle
    else longest = middle - 1
  }
  return shortest
}

/** The text in lower case, as long as before: the capital I with a dot would become two letters. */
function toLowerCase(text: string): string {
  return text.replaceAll('İ', 'I').toLowerCase()
}

// A cut at either end can leave half a surrogate pair, which has no UTF-8 form.
function cut(text: string, length = LENGTH): string {
  const end = text.length > length ? '…' : ''
  return compose(text.slice(0, length).replace(/\p{Cs}/gu, '') + end)
}
