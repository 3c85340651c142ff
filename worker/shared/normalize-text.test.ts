import { expect, test } from 'vitest'
import { normalizeText } from './normalize-text.ts'

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
