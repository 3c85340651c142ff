/** What a row can be, as a result says it. */
export type Kind = 'Service' | 'Case study' | 'Article' | 'Job' | 'Answer' | 'Page'

/** One thing that can be found. The build writes those of the whole site to the file at `ROWS_PATH`. */
export interface Row {
  /** Its address, from the first slash on; no other row has it. */
  url: string
  kind: Kind
  /** What it is sorted under: "Data & AI"; of a page nothing. */
  category: string
  /** In degrees of OKLCH; a `hue-…` class of the stylesheet. */
  hue: number
  title: string
  /** A sentence or two. */
  summary: string
  /** Its drawing: width, height, and the path data of each layer. */
  fold: [width: number, height: number, ...layers: string[]]
  /** What visitors may call it, where no other text of the row says so. */
  terms: string
  /** What else it can be found by, each word once. */
  words: string
}

/** The address of all rows, as a JSON array. */
export const ROWS_PATH = '/search.json'
