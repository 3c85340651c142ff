import type { Prose, ProseNode } from './prose.ts'

/** Words per minute of an adult's silent reading: 238 for English non-fiction (Brysbaert, 2019). */
const PACE = 238

// It also finds words that no space separates. In Japanese, those of a minute have about 440 characters.
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The time that a text in any language takes to read, in whole minutes. */
export function readingMinutes(text: Prose): number {
  return Math.ceil(text.reduce((sum, node) => sum + countWords(node), 0) / PACE)
}

function countWords(node: ProseNode): number {
  if (typeof node !== 'string') return node[1].reduce((sum, child) => sum + countWords(child), 0)
  return [...words.segment(node)].filter(({ isWordLike }) => isWordLike).length
}
