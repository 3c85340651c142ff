import { LINK_PATTERN } from './links.ts'

// Chinese and Japanese have no spaces: each of their characters is a word. A dot or an apostrophe joins the
// letters around it, so that a host name is one word, which hardly any other text contains.
// Words come first: most matches are words, and the order of the alternatives decides the time.
const TOKEN =
  /[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+(?:[.'][[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+)*|[$€£¥%!?.,:;\n\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gv

// Zero-width spaces, soft hyphens and others that show nothing would hide a word. In Persian, they part words.
const INVISIBLE = /(?<!\p{sc=Arab})\p{DI}/gu

const BREAKS = new Set('.,:;\n')

/** The words in lower case, by clause; a link ends one. A number is `#`; `!`, `?`, `%` and currency signs are words. */
export function splitClauses(text: string): string[][] {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(INVISIBLE, '')
    .replace(LINK_PATTERN, '\n')
    .replace(/@[!-~]*/g, ' ')
  let clause: string[] = []
  const clauses = [clause]
  for (const token of plain.match(TOKEN) ?? []) {
    if (BREAKS.has(token)) {
      clause = []
      clauses.push(clause)
    } else clause.push(isNumber(token) ? '#' : token)
  }
  return clauses.filter(({ length }) => length > 0)
}

// Most words begin with a Latin letter, and a comparison is faster than a regular expression.
const isNumber = (token: string) => (token < 'a' || token > '{') && /^\p{N}/u.test(token)

/** Each word, and each pair of neighbors within a clause (`guest post`), once for each occurrence. */
export function toNgrams(clauses: readonly string[][]): string[] {
  return clauses.flatMap((clause) =>
    clause.flatMap((word, at) => (at === 0 ? word : [word, `${clause[at - 1]} ${word}`])),
  )
}

/** From this number of words and pairs on, each counts less, so that a long text does not score higher. */
const FULL_LENGTH = 60

/** The weight of each word or pair in a text with `length` of them: above 0, at most 1. */
export function weightPerTerm(length: number): number {
  return Math.min(1, Math.sqrt(FULL_LENGTH / Math.max(1, length)))
}
