import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test.each([
  ['en', 'C++, C# & Node.js', ['c++', 'c#', 'node', 'js']],
  ['en', '“The Café’s menu”', ['the', 'cafes', 'menu']],
  ['de', 'Größe, GRÖSSE, Groesse', ['grosse', 'grosse', 'grosse']],
  ['de', 'Prüfung Pruefung neue Quelle', ['prufung', 'prufung', 'neue', 'quelle']],
  ['en', 'blue does', ['blue', 'does']],
  ['pl', 'Łódź', ['lodz']],
  ['da', 'København', ['kobenhavn']],
  ['ar', 'أعمال الإنشاء', ['اعمال', 'انشاء']],
  ['ar', 'مبنى والمبني للمبنى', ['مبني', 'مبني', 'مبني']],
  ['ar', 'هندسة جُسُور جـــسور', ['هندسه', 'جسور', 'جسور']],
  ['hi', 'कि का', ['कि', 'का']],
  ['ja', '構造計算の確認', ['構造', '計算', 'の', '確認']],
  ['ja', 'サーバー移行、ｻｰﾊﾞと髙橋', ['さーば', '移行', 'さーば', 'と', '高橋']],
  ['th', 'วิศวกรรมโครงสร้าง', ['วิศวกรรม', 'โครงสร้าง']],
])('reads the words in %s of: %s', (language, text, words) => {
  expect(wordsOf(language, '').tokenize(text)).toEqual(words)
})

test('leaves out common words, unless there are no others', () => {
  const { keywords } = wordsOf('de', 'der die für')

  expect(keywords('Die Prüfung für Brücken')).toEqual(['prufung', 'brucken'])
  expect(keywords('für die')).toEqual(['fur', 'die'])
})
