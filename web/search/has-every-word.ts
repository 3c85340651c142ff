import { normalizeText } from '#worker/shared/normalize-text.ts'

/**
 * The filter of a list by a search text: whether the texts of an entry contain each of its words, all of
 * them normalized. A word may be a part of another; without words, every entry matches.
 * @param language the BCP 47 tag of the texts
 */
export function hasEveryWord(query: string, language: string): (texts: string[]) => boolean {
  const words = normalizeText(query, language).split(' ')
  return (texts) => {
    const all = normalizeText(texts.join('\n'), language)
    return words.every((word) => all.includes(word))
  }
}
