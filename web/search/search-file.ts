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
  /** In degrees of OKLCH; a `hue-…` class of the stylesheet. */
  hue: number
  title: string
  /** A sentence or two. */
  summary: string
  /** Its drawing: width, height, and the path data of each layer. */
  fold: [width: number, height: number, ...layers: string[]]
  /** Visitors' other names for it that no other text of the row contains. */
  terms: string
  /** All other searchable words, each once, in the form of `wordsOf`. */
  words: string
}

/** The content of the file at `SEARCH_PATH`: the whole site in one language. */
export interface SearchFile {
  /** Its BCP 47 tag. */
  language: string
  /** Words of most texts, which do not distinguish rows, with spaces between them. */
  commonWords: string
  rows: Row[]
}

/** The address of the search file of the first language; of another one, below its root: `/de`. */
export const SEARCH_PATH = '/search.json'
