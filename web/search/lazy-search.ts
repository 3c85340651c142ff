import { createSearch, QUERY_MAX_WORDS, type Search } from './create-search.ts'
import {
  bucketOf,
  type Details,
  detailsFileName,
  ROWS_PER_DETAILS_FILE,
  type Row,
  type SearchIndex,
  type WordLists,
  wordsFileName,
} from './search-index-format.ts'
import { createTokenizer } from './tokenizer.ts'

export type SearchResult = Row & Details

/**
 * A search of the site that finds the results of a query, as `createSearch` does. It loads the names of all rows, the
 * words of articles that begin like those of the query, and what the results show.
 * @param load a file of the search by its name
 */
export function createLazySearch(load: (name: string) => Promise<unknown>) {
  /** The last search, and the files that it was created of: a letter more seldom needs others. */
  let last: { names: string; search: Search } | undefined
  const loadAll = (names: string[]) => Promise.all(names.map(load))

  return async (query: string): Promise<SearchResult[]> => {
    const file = (await load('index')) as SearchIndex
    const { language, commonWords, rows, buckets } = file
    const words = createTokenizer(language, commonWords).keywords(query).slice(0, QUERY_MAX_WORDS)
    const needed = new Set(words.flatMap((word) => bucketOf(word, buckets) ?? []))
    const names = Array.from(needed, wordsFileName)
    if (last?.names !== `${names}`) {
      const lists = (await loadAll(names)) as WordLists[]
      last = { names: `${names}`, search: createSearch({ ...file, rows: withWords(rows, lists) }) }
    }
    const found = last.search.find(query)
    const places = found.map(({ url }) => rows.findIndex((row) => row.url === url))
    const parts = new Set(places.map((place) => Math.floor(place / ROWS_PER_DETAILS_FILE)))
    const details = (await loadAll(Array.from(parts, detailsFileName))) as [string, Details][][]
    const byUrl = new Map(details.flat())
    return found.map((row) => ({ ...row, ...(byUrl.get(row.url) as Details) }))
  }
}

/** The rows with the words of these lists, too. */
function withWords(rows: Row[], lists: WordLists[]): Row[] {
  const added = rows.map(({ words }) => (words ? [words] : []))
  for (const [word, steps] of lists.flatMap(Object.entries<number[]>)) {
    let at = 0
    for (const step of steps) {
      at += step
      added[at]?.push(word)
    }
  }
  return rows.map((row, at) => ({ ...row, words: `${added[at]?.join(' ')}` }))
}
