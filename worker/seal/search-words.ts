import { keyedHash } from './keyed-hash.ts'

/** Longer words are found, and told apart, by their first letters: "invoices" finds "invoicing". */
export const STEM_LENGTH = 6
/** As many different words of one text are found: a message of 10,000 characters has about 1,500. */
const MAX_WORDS = 2000
// Of an HMAC, 48 bits tell apart far more words than a language has.
const HASH_DIGITS = 12

/**
 * The words of an enquiry for the search index, as keyed hashes. A name, an address or a reference
 * is found by any beginning of its words, a message by its words.
 */
export async function indexWords(
  db: D1Database,
  { names, message }: { names: string[]; message: string },
): Promise<string> {
  const beginnings = names.flatMap(splitWords).flatMap((word) => prefixes(stem(word)))
  return hashed(db, [...beginnings, ...splitWords(message).map(stem)])
}

/** The same for what an operator searches: every one of its words has to occur. `''` has none. */
export function queryWords(db: D1Database, query: string): Promise<string> {
  return hashed(db, splitWords(query).map(stem))
}

async function hashed(db: D1Database, words: string[]): Promise<string> {
  const hash = await keyedHash(db)
  const unique = [...new Set(words)].slice(0, MAX_WORDS)
  const hashes = await Promise.all(unique.map((word) => hash(`word:${word}`)))
  return hashes.map((digits) => digits.slice(0, HASH_DIGITS)).join(' ')
}

/** Also splits languages that put no spaces between words. Accents and case do not count. */
function splitWords(text: string): string[] {
  return [...new Intl.Segmenter('und', { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .flatMap(({ segment }) => withoutAccents(segment).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word !== '')
}

function withoutAccents(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function stem(word: string): string {
  return [...word].slice(0, STEM_LENGTH).join('')
}

function prefixes(word: string): string[] {
  const letters = [...word]
  return letters.map((_, last) => letters.slice(0, last + 1).join(''))
}
