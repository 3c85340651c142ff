import { collapseSpaces } from './clean-text.ts'

/**
 * The form in which every search compares texts and its terms: without case, accents, vowel points, apostrophes and
 * invisible characters, in one width, with one kind of white space, of dash, of kana, and of a letter that has several
 * forms. Linear in the length of the text.
 * @param language the BCP 47 tag of the text, for rules of one language; not in the inbox, which stores this form
 */
export function normalizeText(text: string, language = ''): string {
  return collapseSpaces(toHiragana(toPlainLetters(text, language)))
}

/** The same with the white space and the kana of the text, by which its words can still be told apart. */
export function toPlainLetters(text: string, language = ''): string {
  const letters = BEYOND_ASCII.test(text) ? stripDiacritics(text) : text
  const plain = letters.replace(APOSTROPHES, '').toLowerCase()
  if (language.startsWith('de')) return plain.replace(WRITTEN_UMLAUT, '$1')
  return language ? inOneSpelling(plain) : plain
}

/** Replaces katakana: the same word is written in either. */
export function toHiragana(text: string): string {
  return text.replace(KATAKANA, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - KANA_DISTANCE),
  )
}

const BEYOND_ASCII = /[^\0-\x7f]/
const APOSTROPHES = /['’‘ʼ]/g

/**
 * Invisible characters, accents, and the vowel points of Hebrew and Arabic, which most texts leave out. The
 * vowels of Indic scripts and of Thai are marks, too, but are always written; so are the voiced marks of kana.
 */
const MARKS =
  /\p{Cf}|(?![\u3099\u309A])\p{Script=Inherited}|(?=\p{M})[\p{Script=Hebrew}\p{Script=Arabic}]/gu
const DASHES = /\p{Pd}/gu
/** "Server" is written with the mark or without; a shorter word, such as "key", always with it. */
const FINAL_LONG_VOWEL = /(?<=[ァ-ヺー]{2})ー(?![ァ-ヺー])|(?<=[ぁ-ゖー]{2})ー(?![ぁ-ゖー])/g
const KATAKANA = /[ァ-ヶヽヾ]/g
const KANA_DISTANCE = 0x60

/** An umlaut without its dots: "Pruefung" like "Prüfung"; "ue" after a vowel or q is none: "neue", "Quelle". */
const WRITTEN_UMLAUT = /([ao]|(?<![aeioq])u)e/g

/** The dot below letters of Hindi, which many leave out, and the nasals that a dot above may replace: "हिन्दी", "हिंदी". */
const NUKTA = /\u093C/g
const NASAL = /ँ|[ङञणनम]्(?=[क-ह])/g
/** A letter of Hebrew at the end of a word; the next one in Unicode is the same elsewhere: "חיישן", "חיישנים". */
const FINAL_FORM = /[ךםןףץ]/g

function inOneSpelling(text: string): string {
  const hindi = text.replace(NUKTA, '').replace(NASAL, 'ं')
  return hindi.replace(FINAL_FORM, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1))
}

/** Letters that people replace while typing, and that have no decomposition in Unicode. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ـ: '', // The tatweel only makes a word longer.
  ...pairsOf(
    '髙高﨑崎嵜崎濵浜濱浜邉辺邊辺齋斎齊斉澤沢廣広國国𠮷吉德徳瀨瀬冨富嶋島嶌島眞真惠恵圓円桒桑槗橋榮栄龍竜渕淵櫻桜實実壽寿學学澁渋靜静條条應応',
  ),
}
const VARIANTS =
  /[ßæœøđłıςةىیکـ髙﨑嵜濵濱邉邊齋齊澤廣國𠮷德瀨冨嶋嶌眞惠圓桒槗榮龍渕櫻實壽學澁靜條應]/gu

/** The older or rarer kanji of Japanese names, each followed by the usual one. */
function pairsOf(kanji: string): Record<string, string> {
  return Object.fromEntries(kanji.match(/../gu)?.map((pair) => [...pair]) ?? [])
}

function stripDiacritics(text: string): string {
  return toNfc(toNfkd(text).replace(MARKS, ''))
    .toLowerCase()
    .replace(DASHES, '-')
    .replace(VARIANTS, (letter) => LETTERS[letter] ?? letter)
    .replace(FINAL_LONG_VOWEL, '')
}

// The two half-width marks of Japanese count as letters, and decompose to marks.
const THIRTY_MARKS = /[\p{M}\uFF9E\uFF9F]{30}(?=[\p{M}\uFF9E\uFF9F])/gu
const PIECE = /.{1,250}/gsu
/** A Korean syllable has up to three letters. */
const MAX_GROWTH = 3

/**
 * The text in NFC, stream-safe (Unicode Standard Annex 15, section 13): in a run of more than 30
 * combining marks, U+034F follows each thirtieth. Sorting a longer run would take quadratic time.
 */
export function toNfc(text: string): string {
  return streamSafe(text).normalize('NFC')
}

/**
 * The text in NFKD, also stream-safe, for comparison without its marks. NFKD turns one letter into up to
 * 18: wherever the text has become more than three times as long, letters stay unchanged.
 */
export function toNfkd(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text
  let read = 0
  let decomposed = ''
  for (const [piece] of streamSafe(text).matchAll(PIECE)) {
    decomposed += decomposed.length > MAX_GROWTH * read ? piece : piece.normalize('NFKD')
    read += piece.length
  }
  return decomposed
}

function streamSafe(text: string): string {
  return text.replace(THIRTY_MARKS, '$&\u034F')
}
