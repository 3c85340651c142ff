import MiniSearch, { type SearchOptions } from 'minisearch'
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
  // In a short word, one other letter makes another word: "chat", "that".
  fuzzy: (word) => word.length > 4 && 0.2,
}

export interface Search {
  /**
   * The results of a query, the best first, at most twenty: rows with every word or, if there are none,
   * with any. A word may be the beginning of another; a word of five letters or more may be misspelled.
   */
  find(query: string): Row[]
}

/** Creates a search over the rows of a file. This takes some milliseconds, so callers create it once. */
export function createSearch({ language, commonWords, rows }: SearchFile): Search {
  const { tokenize, keywords } = wordsOf(language, commonWords)
  const byUrl = new Map(rows.map((row) => [row.url, row]))
  const index = new MiniSearch<Row>({
    idField: 'url',
    fields: Object.keys(WEIGHTS),
    extractField: (row, field) =>
      field === 'address' ? addressWords(row) : row[field as keyof Row],
    stringifyField: String,
    tokenize,
    processTerm: (word) => word,
  })
  index.addAll(rows)

  return {
    find(query) {
      const words = new Set(keywords(query).slice(0, QUERY_MAX_WORDS))
      const some = index.search([...words].join(' '), {
        ...OPTIONS,
        boostDocument: (url) => byUrl.get(url)?.weight ?? 1,
      })
      const every = some.filter(({ queryTerms }) => queryTerms.length === words.size)
      const best = every.length > 0 ? every : some
      return best.slice(0, MAX_RESULTS).flatMap(({ id }) => byUrl.get(id) ?? [])
    },
  }
}

/** With and without hyphens: gen-ai, genai. */
function addressWords({ url }: Row): string {
  const path = url.replace('#', '/')
  return path + path.replaceAll('-', '')
}
