import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { Row, SearchIndex } from './search-index-format.ts'
import { createTokenizer } from './tokenizer.ts'

/** The maximum of characters and words of a query: a pasted page would freeze the box. */
const QUERY_MAX_LENGTH = 200
export const QUERY_MAX_WORDS = 6
const MAX_RESULTS = 20

/** The weight of a match in each field of a row; found by trial with forty queries. */
const WEIGHTS = { title: 5, terms: 4, address: 3, kind: 1, category: 1, words: 0.5 }

const OPTIONS: SearchOptions = {
  boost: WEIGHTS,
  // The length of a text counts less than usual, because a row may have many terms.
  bm25: { k: 1.2, b: 0.3, d: 0.5 },
  // A single letter as a prefix matches too much, unless it is the only word.
  prefix: (word, _, words) => word.length > 1 || words.length === 1,
  // The words of a query are normalized already; segmented again, some would come apart.
  tokenize: (words) => words.split(' '),
  // In a short word, one other letter makes another word: "chat", "that".
  fuzzy: (word) => word.length > 4 && 0.2,
}

/** A word that is this long may be the later part of a compound, after this many letters. */
const PART_MIN_LENGTH = 4
const BEFORE_PART = 3
/** What may be a word among others without spaces; in Chinese and Korean, one character may. */
const UNSPACED_WORD = /^.{3}|^[\p{Script=Han}\p{Script=Hangul}]/u
const HYPHENATED = /[\p{L}\p{M}\p{N}]+(?:\p{Pd}[\p{L}\p{M}\p{N}]+)+/gu

/** A compound or a part of one counts less than the word itself. */
const AS_PART: SearchOptions = { prefix: false, fuzzy: false, boostTerm: () => 0.3 }

export interface Search {
  /**
   * The results of a query, the best first, at most twenty: rows with every word or, if there are none,
   * with any. A word may be the beginning of another; one of four letters or more the later part of a
   * compound ("Prüfung", "Bauwerksprüfung"); or, where no text has it, a compound that ends with a word of
   * five letters or more ("Schadensgutachten", "Gutachten"). One of five letters or more may be misspelled.
   * Spaces and hyphens between words may be missing, or too many.
   */
  find(query: string): Row[]
}

/** Creates a search over the rows of a file. This takes some milliseconds, so callers create it once. */
export function createSearch({
  language,
  commonWords,
  rows,
}: Pick<SearchIndex, 'language' | 'commonWords' | 'rows'>): Search {
  const { tokenize, keywords } = createTokenizer(language, commonWords)
  const byUrl = new Map(rows.map((row) => [row.url, row]))
  const vocabulary = new Set<string>()
  const index = new MiniSearch<Row>({
    idField: 'url',
    fields: Object.keys(WEIGHTS),
    extractField: (row, field) =>
      field === 'address' ? row.url.replace('#', '/') : row[field as keyof Row],
    stringifyField: String,
    tokenize(text, field) {
      // Normalized by the build; segmented again, words in hiragana would come apart.
      const words = field === 'words' ? text.split(/\s/) : tokenize(text + withoutHyphens(text))
      for (const word of words) vocabulary.add(word)
      return words
    },
    processTerm: (word) => word,
  })
  index.addAll(rows)
  for (const word of tokenize(commonWords)) vocabulary.delete(word)
  const known = [...vocabulary]
  const unspaced = new Set(known.filter((word) => UNSPACED_WORD.test(word)))
  const longest = Math.max(0, ...known.map(({ length }) => length))

  const isKnown = (beginning: string) => known.some((word) => word.startsWith(beginning))

  /** The compounds with this later part; for a word that no text has, the last parts of this compound. */
  function relativesOf(word: string): string[] {
    const compounds = known.filter((each) => isLaterPart(word, each))
    if (compounds.length > 0 || isKnown(word)) return compounds
    // Words of four letters end many others: "Zeit", "Hochzeit".
    return known.filter(
      (each) => each.length > PART_MIN_LENGTH && word.endsWith(each) && isLaterPart(each, word),
    )
  }

  /**
   * The words of the texts, each as long as possible, of which letters without spaces consist. The last may
   * be the beginning of one: words of Korean have endings.
   */
  function divide(letters: string): string[] | undefined {
    if (isKnown(letters)) return [letters]
    const words: string[] = []
    for (let start = 0; start < letters.length; ) {
      const rest = letters.slice(start)
      const isBeginning = start > 0 && rest.length > 1 && UNSPACED_WORD.test(rest)
      if (isBeginning && isKnown(rest)) return [...words, rest]
      let end = Math.min(start + longest, letters.length)
      while (end > start && !unspaced.has(letters.slice(start, end))) end--
      if (end === start) return undefined
      words.push(letters.slice(start, end))
      start = end
    }
    return words
  }

  return {
    find(query) {
      const typed = query.slice(0, QUERY_MAX_LENGTH)
      const words = keywords(typed, divide).slice(0, QUERY_MAX_WORDS)
      const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`)
      const forms = words.map((word, at) => ({
        whole: [word, ...pairs.slice(Math.max(at - 1, 0), at + 1)],
        parts: relativesOf(word),
      }))
      const parts = forms.flatMap((form) => form.parts)
      const queries: Query[] = [[...new Set(forms.flatMap(({ whole }) => whole))].join(' ')]
      if (parts.length > 0) queries.push({ queries: [parts.join(' ')], ...AS_PART })
      const some = index.search(
        { combineWith: 'OR', queries },
        { ...OPTIONS, boostDocument: (url) => byUrl.get(url)?.weight ?? 1 },
      )
      const every = some.filter(({ queryTerms }) =>
        forms.every((form) =>
          [...form.whole, ...form.parts].some((word) => queryTerms.includes(word)),
        ),
      )
      const best = every.length > 0 ? every : some
      return best.slice(0, MAX_RESULTS).flatMap(({ id }) => byUrl.get(id) ?? [])
    },
  }
}

function isLaterPart(part: string, compound: string): boolean {
  const isLong = part.length >= PART_MIN_LENGTH
  return isLong && !compound.startsWith(part) && compound.includes(part, BEFORE_PART)
}

/** The words with hyphens without them: gen-ai, genai. */
function withoutHyphens(text: string): string {
  const words = text.match(HYPHENATED) ?? []
  return words.map((word) => ` ${word.replaceAll(/\p{Pd}/gu, '')}`).join('')
}
