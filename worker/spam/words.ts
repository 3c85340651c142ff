/** Stands for any link. */
export const LINK = '§'

// Chinese and Japanese have no blanks: each of their characters is a word. A dot or an apostrophe joins
// what it stands between, so that a host name is one word, which hardly any other text has.
const TOKEN =
  /[§$€£¥%!?]|[.,:;\n]|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+(?:[.'][[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+)*/gv

/**
 * The words of a text in small letters, and each pair of neighbours within a clause (`guest post`),
 * as often as they occur. A number is `#`; `!`, `?`, `%` and signs of money are words of their own.
 */
export function readWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?:https?:\/\/|www\.)[!-~]*/g, ` ${LINK} `)
    .replace(/@[!-~]*/g, ' ')
  const words: string[] = []
  let previous: string | undefined
  for (const [token] of plain.matchAll(TOKEN)) {
    if (/^[.,:;\n]/.test(token)) {
      previous = undefined
      continue
    }
    const word = /^\p{N}/u.test(token) ? '#' : token
    words.push(word)
    if (previous !== undefined) words.push(`${previous} ${word}`)
    previous = word
  }
  return words
}

/** From so many words and pairs on they share what they weigh, so that a long text is no louder. */
const FULL = 60

/** What each word or pair of a text counts, when the text has `length` of them: above 0, at most 1. */
export function shareOf(length: number): number {
  return Math.min(1, Math.sqrt(FULL / Math.max(1, length)))
}
