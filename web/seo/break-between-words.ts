/** Lets a line end where it stands. */
const WORD_BREAK = '\u200b'

/**
 * Marks the ends of words that no space separates, as in Japanese and Thai: the painter of share pictures has no
 * dictionary. None is before hiragana, which continues the word.
 */
export function breakBetweenWords(text: string, language: string): string {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return Array.from(segments, ({ segment, index }) => {
    const isBetween =
      /[\p{L}\p{M}\p{Pe}。、]$/u.test(text.slice(0, index)) && /^\p{L}/u.test(segment)
    return isBetween && !/^\p{Script=Hiragana}/u.test(segment) ? WORD_BREAK + segment : segment
  }).join('')
}
