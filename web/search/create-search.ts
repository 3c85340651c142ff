import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { Row, SearchFile } from './search-file.ts'
import { wordsOf } from './words.ts'

/** The maximum of words of a query: a pasted page would freeze the box. */
const QUERY_MAX_WORDS = 6
const MAX_RESULTS = 20

/** The weight of a match in each field of a row; found by trial with forty queries. */
const WEIGHTS = { title: 5, terms: 4, address: 3, kind: 1, category: 1, summary: 1, words: 0.5 }

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

/** A compound or a part of one counts less than the word itself. */
const AS_PART: SearchOptions = { prefix: false, fuzzy: false, boostTerm: () => 0.3 }

export interface Search {
  /**
   * The results of a query, the best first, at most twenty: rows with every word or, if there are none,
   * with any. A word may be the beginning of another; one of four letters or more the later part of a
   * compound ("Prüfung", "Bauwerksprüfung"), or, where no text has the compound, the compound itself
   * ("Schadensgutachten", "Gutachten"); one of five letters or more may be misspelled.
   */
  find(query: string): Row[]
}

/** Creates a search over the rows of a file. This takes some milliseconds, so callers create it once. */
export function createSearch({ language, commonWords, rows }: SearchFile): Search {
  const { tokenize, keywords } = wordsOf(language, commonWords)
  const byUrl = new Map(rows.map((row) => [row.url, row]))
  const vocabulary = new Set<string>()
  const index = new MiniSearch<Row>({
    idField: 'url',
    fields: Object.keys(WEIGHTS),
    extractField: (row, field) =>
      field === 'address' ? addressWords(row) : row[field as keyof Row],
    stringifyField: String,
    tokenize(text, field) {
      // Normalized by the build; segmented again, words in hiragana would come apart.
      const words = field === 'words' ? text.split(' ') : tokenize(text)
      for (const word of words) vocabulary.add(word)
      return words
    },
    processTerm: (word) => word,
  })
  index.addAll(rows)
  const known = [...vocabulary]

  /** The compounds with this later part; for a word that no text has, the later parts of this compound. */
  function relativesOf(word: string): string[] {
    const compounds = known.filter((each) => isLaterPart(word, each))
    if (compounds.length > 0 || known.some((each) => each.startsWith(word))) return compounds
    return known.filter((each) => isLaterPart(each, word))
  }

  return {
    find(query) {
      const words = [...new Set(keywords(query).slice(0, QUERY_MAX_WORDS))]
      const forms = words.map((word) => [word, ...relativesOf(word)])
      const relatives = forms.flatMap(([, ...others]) => others)
      const queries: Query[] = [words.join(' ')]
      if (relatives.length > 0) queries.push({ queries: [relatives.join(' ')], ...AS_PART })
      const some = index.search(
        { combineWith: 'OR', queries },
        { ...OPTIONS, boostDocument: (url) => byUrl.get(url)?.weight ?? 1 },
      )
      const every = some.filter(({ queryTerms }) =>
        forms.every((form) => form.some((word) => queryTerms.includes(word))),
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

/** With and without hyphens: gen-ai, genai. */
function addressWords({ url }: Row): string {
  const path = url.replace('#', '/')
  return path + path.replaceAll('-', '')
}
