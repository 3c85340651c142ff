import { toHiragana, toPlainLetters } from '#worker/shared/normalize-for-search.ts'

/** The words of texts in one language, in the form in which the search compares them. */
export interface Tokenizer {
  /** Each word, normalized. */
  tokenize(text: string): string[]
  /**
   * The same without the most common words, unless there are no others.
   * @param divide the words of normalized letters without spaces; undefined for those of a dictionary
   */
  keywords(text: string, divide?: Divide): string[]
}

type Divide = (letters: string) => string[] | undefined

/**
 * @param language its BCP 47 tag
 * @param commonWords words of most texts, which do not distinguish rows, with spaces between them
 */
export function createTokenizer(language: string, commonWords: string): Tokenizer {
  function tokenize(text: string, divide?: Divide): string[] {
    const unspaced = toPlainLetters(text, language).split(BETWEEN_WORDS)
    const words = unspaced.flatMap((each) => divide?.(toHiragana(each)) ?? segment(each))
    return words.map(toHiragana).map(withoutArticle).filter(Boolean)
  }

  const common = new Set(tokenize(commonWords))
  return {
    tokenize: (text) => tokenize(text),
    keywords(text, divide) {
      const words = tokenize(text, divide)
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

/** The vowel "am" of Thai and Lao, which normalization divides: dictionaries have it as one letter. */
const AM = /[\u0E4D\u0ECD]([\u0E32\u0EB2])/g

/** The words of a text without spaces. */
function segment(text: string): string[] {
  if (!UNSPACED.test(text)) return [text]
  const spelled = text.replace(AM, (_, aa: string) => String.fromCharCode(aa.charCodeAt(0) + 1))
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(spelled)
  return Array.from(segments, (part) => part.segment)
}
