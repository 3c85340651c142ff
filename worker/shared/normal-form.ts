// The two half-width marks of Japanese count as letters, and decompose to marks.
const THIRTY_MARKS = /[\p{M}\uFF9E\uFF9F]{30}(?=[\p{M}\uFF9E\uFF9F])/gu
const BEYOND_ASCII = /[^\0-\x7f]/
const PIECE = /.{1,250}/gsu
/** A Korean syllable has up to three letters. */
const MAX_GROWTH = 3

/**
 * The text in NFC, stream-safe (Unicode Standard Annex 15, section 13): in a run of more than 30
 * combining marks, U+034F follows each thirtieth. Sorting a longer run would take quadratic time.
 */
export function compose(text: string): string {
  return streamSafe(text).normalize('NFC')
}

/**
 * The text in NFKD, also stream-safe, for comparison without its marks. NFKD turns one letter into up to
 * 18: wherever the text has become more than three times as long, letters stay unchanged.
 */
export function decompose(text: string): string {
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
