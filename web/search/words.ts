import { decompose } from '#worker/shared/normal-form.ts'

/** The words of texts in one language, in the form in which the search compares them. */
export interface Words {
  /** Each word in lower case, without accents, apostrophes and punctuation. */
  tokenize(text: string): string[]
  /** The same without the most common words, unless there are no others. */
  keywords(text: string): string[]
}

/**
 * @param language its BCP 47 tag
 * @param commonWords words of most texts, which do not distinguish rows, with spaces between them
 */
export function wordsOf(language: string, commonWords: string): Words {
  const isGerman = /^de\b/.test(language)

  function tokenize(text: string): string[] {
    const plain = decompose(text)
      .replace(MARKS, '')
      .toLowerCase()
      .replace(VARIANTS, (letter) => LETTERS[letter] ?? letter)
    const folded = isGerman ? plain.replace(WRITTEN_UMLAUT, '$1') : plain
    return folded.split(BETWEEN_WORDS).flatMap(segment).map(withoutArticle).filter(Boolean)
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
/** Accents and vowel points, apostrophes, and the Arabic tatweel, which only makes a word longer. */
const MARKS = /[\p{Script=Inherited}'’ـ]/gu

/** Letters that people replace while typing, and that have no decomposition in Unicode. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
}
const VARIANTS = /[ßæœøđłıةىیک]/g

/** An umlaut without its dots: "Pruefung" like "Prüfung"; "ue" after a vowel or q is none: "neue", "Quelle". */
const WRITTEN_UMLAUT = /([ao]|(?<![aeioq])u)e/g

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
