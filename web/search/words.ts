import { toHiragana, toPlainLetters } from '#worker/shared/normalize-text.ts'

/** The words of texts in one language, in the form in which the search compares them. */
export interface Words {
  /** Each word, normalized. */
  tokenize(text: string): string[]
  /** The same without the most common words, unless there are no others. */
  keywords(text: string): string[]
}

/**
 * @param language its BCP 47 tag
 * @param commonWords words of most texts, which do not distinguish rows, with spaces between them
 */
export function wordsOf(language: string, commonWords: string): Words {
  function tokenize(text: string): string[] {
    const words = toPlainLetters(text, language).split(BETWEEN_WORDS).flatMap(segment)
    return words.map(toHiragana).map(withoutArticle).filter(Boolean)
  }

  const common = new Set(tokenize(commonWords))
  return {
    tokenize,
    keywords(text) {
      const words = tokenize(text)
      const telling = words.filter((word) => !common.has(word))
      return telling.length > 0 ? telling : words
    },
  }
}

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}#+]+/u

/** The Arabic article with the words that are written together with it. */
const ARABIC_ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u

function withoutArticle(word: string): string {
  return word.replace(ARABIC_ARTICLE, '')
}

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** The words of a text without spaces. */
function segment(text: string): string[] {
  if (!UNSPACED.test(text)) return [text]
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  return Array.from(segments, (part) => part.segment)
}
