/** One searchable item. */
export interface Row {
  /** Its address, from the first slash on; unique. */
  url: string
  /** Its kind, as results show it: "Service". */
  kind: string
  /** The weight of the row among results: 1 for most. */
  weight: number
  /** Its category, such as "Data & AI"; empty for a page. */
  category: string
  title: string
  /** Visitors' other names for it that no other text of the row contains. */
  terms: string
  /** All other searchable words, each once, in the form of `createTokenizer`. Those of articles are in `WordLists`. */
  words: string
}

/** The content of the file `index`: the whole site in one language. */
export interface SearchIndex {
  /** Its BCP 47 tag. */
  language: string
  /** Words of most texts, which do not distinguish rows, with spaces between them. */
  commonWords: string
  rows: Row[]
  /** The number of files with the words of articles: a query needs those of its own words. */
  buckets: number
}

/** The rows with each word: the number of the first one, then the distance of each to the one before. */
export type WordLists = Record<string, number[]>

/** The parts of a result that are only shown. */
export interface Details {
  /** In degrees of OKLCH; a `hue-…` class of the stylesheet. */
  hue: number
  /** A sentence or two. */
  summary: string
  /** Its drawing: width, height, and the path data of each layer. */
  fold: [width: number, height: number, ...layers: string[]]
}

/** The rows of a file with `Details`: results are of any rows, so a larger file would be mostly others. */
export const ROWS_PER_DETAILS_FILE = 10

/** The name of a file with `WordLists`, and of one with `Details` by address. */
export const wordsFileName = (bucket: number) => `words-${bucket}`
export const detailsFileName = (part: number) => `rows-${part}`

/** The letters by which words are divided among files; one sign of Chinese or Korean may be a word. */
const BEGINNING = /^[\p{Script=Han}\p{Script=Hangul}]|^../u

/** The file with a word and all that begin like it; undefined for a single letter. */
export function bucketOf(word: string, buckets: number): number | undefined {
  const [beginning] = BEGINNING.exec(word) ?? []
  if (!beginning || buckets === 0) return undefined
  return [...beginning].reduce((sum, sign) => 31 * sum + (sign.codePointAt(0) ?? 0), 0) % buckets
}
