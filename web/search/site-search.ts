import { request } from '#web/src/lib/request.ts'
import { createSearch, QUERY_MAX_WORDS, type Search } from './create-search.ts'
import {
  bucketOf,
  type Details,
  detailsPath,
  ROWS_IN_PART,
  type Row,
  SEARCH_PATH,
  type SearchFile,
  type SearchPart,
  type WordList,
  wordsPath,
} from './search-file.ts'
import { wordsOf } from './words.ts'

export type Result = Row & Details

/**
 * A search of the site that finds the results of a query, as `createSearch` does. It loads the names of all rows, the
 * words of articles that begin like those of the query, and what the results show; each file once. It rejects when a
 * file cannot be loaded, and tries again with the next query.
 * @param root of the language's addresses
 */
export function siteSearch(root: string): (query: string) => Promise<Result[]> {
  const loaded = new Map<string, Promise<unknown>>()
  /** The last search, and the files that it was created of: a letter more seldom needs others. */
  let last: { files: string; search: Search } | undefined

  function load<Content>(path: string): Promise<Content> {
    const file = loaded.get(path) ?? request('GET', root + path).then((answer) => answer.json())
    loaded.set(path, file)
    file.catch(() => loaded.delete(path))
    return file as Promise<Content>
  }

  async function loadParts<Item>(paths: string[], rows: Row[]): Promise<Item[]> {
    const parts = await Promise.all(paths.map((path) => load<SearchPart<Item[]>>(path)))
    if (parts.every((part) => part.rows === rows.length))
      return parts.flatMap(({ content }) => content)
    loaded.clear()
    throw new Error('The files of the search are of two deployments.')
  }

  return async (query) => {
    const file = await load<SearchFile>(SEARCH_PATH)
    const { language, commonWords, rows, buckets } = file
    const words = wordsOf(language, commonWords).keywords(query).slice(0, QUERY_MAX_WORDS)
    const needed = new Set(words.flatMap((word) => bucketOf(word, buckets) ?? []))
    const paths = Array.from(needed, wordsPath)
    const lists = await loadParts<WordList>(paths, rows)
    const files = paths.join()
    if (last?.files !== files) {
      last = { files, search: createSearch({ ...file, rows: withWords(rows, lists) }) }
    }
    const found = last.search.find(query)
    const places = found.map(({ url }) => rows.findIndex((row) => row.url === url))
    const parts = new Set(places.map((place) => Math.floor(place / ROWS_IN_PART)))
    const details = new Map(
      await loadParts<[string, Details]>(Array.from(parts, detailsPath), rows),
    )
    return found.flatMap((row) => {
      const own = details.get(row.url)
      return own ? { ...row, ...own } : []
    })
  }
}

/** The rows with the words of these lists, too. */
function withWords(rows: Row[], lists: WordList[]): Row[] {
  const added = rows.map(({ words }) => [words])
  for (const [word, ...steps] of lists) {
    let at = 0
    for (const step of steps) {
      at += step
      added[at]?.push(word)
    }
  }
  return rows.map((row, at) => ({ ...row, words: added[at]?.join(' ').trim() ?? '' }))
}
