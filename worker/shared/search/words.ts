import { decompose } from '../normal-form.ts'

/** Words of most texts, which do not distinguish rows. */
const COMMON = new Set(
  `a about am an and any are as at be but by can could do does for from get has have how i if in into
  is it its me much my need no not of on one or our should so than that the their them then there they this
  to too us was we were what when where which who why will with would you your`.split(/\s+/),
)

const BETWEEN_WORDS = /[^\p{L}\p{N}#+]+/u
const MARKS = /[\p{M}'’]/gu

/** The words of a text in lower case, without accents, apostrophes and punctuation. */
export function tokenize(text: string): string[] {
  const plain = decompose(text).replace(MARKS, '').toLowerCase()
  return plain.split(BETWEEN_WORDS).filter((word) => word !== '')
}

/** The same without the most common words, unless there are no others. */
export function keywords(text: string): string[] {
  const words = tokenize(text)
  const telling = words.filter((word) => !COMMON.has(word))
  return telling.length > 0 ? telling : words
}
