import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeText, toNfc, toNfkd } from './normalize-for-search.ts'

test.each([
  ['case and white space', ' Two\n  SHOPS ', 'two shops'],
  ['accents', 'Café İzmir', 'Cafe Izmir'],
  ['apostrophes', 'O’Hara', "O'Hara"],
  ['dashes', 'e\u2011mail', 'e–mail'],
  ['invisible characters', 'clo\u00adud\u200b', 'cloud'],
  ['width', 'ＮＤＡ ｻｰﾊﾞ', 'NDA サーバ'],
  ['kana', 'チャットボット', 'ちゃっとぼっと'],
  ['a final long vowel', 'サーバーを サーバー移行', 'サーバを サーバ移行'],
  ['kanji of names', '髙橋 﨑 𠮷野家', '高橋 崎 吉野家'],
  ['kanji with one meaning in Unicode', '神\u{E0101}', '神'],
  ['Hebrew points', 'שָׁלוֹם', 'שלום'],
  ['Arabic letters and points', 'مُهَنْدِس المبنى', 'مهندس المبنــي'],
  ['the form of a final sigma', 'ΤΙΜΗΣ', 'τιμησ'],
  ['letters written as two', 'Łódź Straße', 'Lodz Strasse'],
])('ignores %s', (_, one, other) => {
  expect(normalizeText(one)).toBe(normalizeText(other))
})

test.each([
  ['voiced kana', 'バス', 'パス'],
  ['a long vowel inside a word', 'ビール', 'ビル'],
  ['that of a short word', 'キー', 'キ'],
  ['the vowels of Hindi', 'कि', 'का'],
  ['the tones of Thai', 'ไม้', 'ไม่'],
])('keeps %s', (_, one, other) => {
  expect(normalizeText(one)).not.toBe(normalizeText(other))
})

test.each([
  ['hi', 'हिन्दी जाँच क़ीमत', 'हिंदी जांच कीमत'],
  ['he', 'חיישן', 'חיישנ'],
])('ignores how a known language spells: %s', (language, one, other) => {
  expect(normalizeText(one, language)).toBe(normalizeText(other, language))
  expect(normalizeText(one)).not.toBe(normalizeText(other))
})

test('replaces a written umlaut in German only', () => {
  expect(normalizeText('Pruefung, neue Quelle', 'de-AT')).toBe('prufung, neue quelle')
  expect(normalizeText('Does Samuel', 'en')).toBe('does samuel')
})

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff
/** The signs of the first two planes: no mark that is sorted is in another. */
const signs = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => !isSurrogate(code))
  .map((code) => String.fromCodePoint(code))

/** Marks of combining class 1 and class 8: one of them changes places with a mark of any class. */
const [LOW, HIGH] = ['\u0334', '\u3099']

function isSorted(sign: string): boolean {
  const decomposed = sign.normalize('NFKD')
  return [decomposed + LOW, HIGH + decomposed].some((pair) => pair.normalize('NFKD') !== pair)
}

const sorted = signs.filter(isSorted)

test('leaves no long run of combining marks to sort', () => {
  expect(sorted.length).toBeGreaterThan(800)
  const ends = sorted.filter((sign) => {
    // LOW moves to the front of its run.
    const text = `a${sign.repeat(100)}${LOW}`
    return [toNfc(text), toNfkd(text)].some((each) => [...each].indexOf(LOW) < 80)
  })
  expect(ends).toEqual([LOW])
})

test('returns the Unicode normal forms if no run is long', () => {
  const oneOf = (all: string[]) => fc.nat(all.length - 1).map((at) => all[at] ?? '')
  const unit = fc.oneof(oneOf(signs), oneOf(sorted), fc.lorem())
  const text = fc.array(unit, { maxLength: 20 }).map((units) => units.join(''))

  fc.assert(
    fc.property(text, (each) => {
      expect(toNfc(each)).toBe(each.normalize('NFC'))
      expect(toNfkd(each)).toBe(each.normalize('NFKD'))
    }),
  )
})

test('decomposes a long Korean text, and stops where a text would grow further', () => {
  expect(toNfkd('각'.repeat(10_000))).toBe('각'.normalize('NFKD').repeat(10_000))
  expect(toNfkd('ﷺ'.repeat(10_000)).length).toBeLessThan(3 * 10_000 + 18 * 250)
})
