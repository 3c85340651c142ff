import { expect, test } from 'vitest'
import { createSearch } from './create-search.ts'
import type { Row } from './search-index-format.ts'
import { createTokenizer } from './tokenizer.ts'

const DEFAULTS: Omit<Row, 'url' | 'title'> = {
  kind: 'Page',
  weight: 1,
  category: '',
  terms: '',
  words: '',
}

function row(url: string, title: string, other: Partial<Row> = {}): Row {
  return { ...DEFAULTS, url, title, ...other }
}

const rows = [
  row('/careers/printer', 'Printing', { kind: 'Job', weight: 0.6 }),
  row('/services/paper-folding', 'Paper folding', { kind: 'Service', terms: 'origami' }),
  row('/services/printing', 'Printing', { kind: 'Service', words: 'every paper' }),
  row('/blog/cafe', 'The Café prints its own menus', { kind: 'Article', words: 'folding' }),
  row('/faq#price', 'How do you charge?', { kind: 'Answer', words: 'sheet' }),
]
/** A search in a language; in English, with its most common words. */
function searchIn(language: string, entries: Row[]) {
  const commonWords = language === 'en' ? 'do how is that the with you' : ''
  return createSearch({ language, commonWords, rows: entries })
}

const { find } = searchIn('en', rows)
const urls = (found: Row[]) => found.map(({ url }) => url)
const [PRINTER, FOLDING, PRINTING, CAFE, PRICE] = urls(rows)

test.each([
  ['a word of a title before the same word of a text', 'paper', [FOLDING, PRINTING]],
  ['a term of no other text', 'origami', [FOLDING]],
  ['the beginning of a word', 'orig', [FOLDING]],
  ['a long word that is misspelled', 'orgami', [FOLDING]],
  ['no other short word', 'chat', []],
  ['only texts with every word', 'printing paper', [PRINTING]],
  ['texts with any word, where none has all', 'origami charge', [PRICE, FOLDING]],
  ['a word without its accent, in any case', 'CAFE', [CAFE]],
  ['a word with an accent too many', 'pàper', [FOLDING, PRINTING]],
  ['words in quotes and between signs', '“paper”, (folding)!', [FOLDING]],
  ['common words, where there are no others', 'how do you', [PRICE]],
  ['other words without the common ones', 'how do you fold with origami', [FOLDING]],
  ['a kind', 'article', [CAFE]],
  ['a job after what else has its name', 'printing', [PRINTING, PRINTER]],
  ['nothing without a word', ' ?! ', []],
])('finds %s', (_, query, expected) => {
  expect(urls(find(query))).toEqual(expected)
})

test('finds a word inside a compound after the word itself, but none by its middle or a short end', () => {
  const { find } = searchIn('de', [
    row('/compound', 'Bauwerksprüfung'),
    row('/word', 'Die lange Prüfung'),
    row('/time', 'Vier auf Zeit'),
  ])

  expect(urls(find('Prüfung'))).toEqual(['/word', '/compound'])
  expect(urls(find('fung'))).toEqual(['/compound', '/word'])
  for (const none of ['auwerk', 'Hochzeit', 'Klavierunterricht']) expect(find(none)).toEqual([])
})

test('uses the first six words of a query, within 200 characters, and returns at most twenty results', () => {
  expect(find('x1 x2 x3 x4 x5 origami')).toEqual([rows[1]])
  expect(find('x1 x2 x3 x4 x5 x6 origami')).toEqual([])
  expect(find(`${' '.repeat(200)}origami`)).toEqual([])
  const many = Array.from({ length: 30 }, (_, index) => row(`/${index}`, 'Paper'))
  expect(searchIn('en', many).find('paper')).toHaveLength(20)
})

test.each([
  ['de', 'Bauwerksprüfung', 'bauwerk'],
  ['ja', 'チャットボットとサーバー', 'ちゃっとぼっと サーバ'],
  ['de', 'Gutachten', 'Schadensgutachten'],
  ['en', 'Wi-Fi in every office', 'wifi'],
  ['ko', '데이터 분석', '데이터분석'],
  ['ko', '채용 사이트까지', '채용사이트'],
  ['ko', '홈페이지 제작', '홈 페이지'],
  ['ja', 'ホームページ制作', 'ほーむぺーじ'],
  ['th', 'ตำแหน่งงาน', 'งาน'],
  ['hi', 'हिन्दी में जाँच', 'हिंदी जांच'],
  ['he', 'חיישנים', 'חיישן'],
])('in %s, %s is found by %s', (language, title, query) => {
  const found = searchIn(language, [row('/other', 'xyz'), row('/this', title)]).find(query)

  expect(urls(found)).toEqual(['/this'])
})

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
  expect(createTokenizer(language, '').tokenize(text)).toEqual(words)
})

test('leaves out common words, unless there are no others', () => {
  const { keywords } = createTokenizer('de', 'der die für')

  expect(keywords('Die Prüfung für Brücken')).toEqual(['prufung', 'brucken'])
  expect(keywords('für die')).toEqual(['fur', 'die'])
})
