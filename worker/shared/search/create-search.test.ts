import { expect, test } from 'vitest'
import { createSearch } from './create-search.ts'
import type { Row } from './row.ts'

const COMMON = {
  kind: 'Page',
  category: '',
  hue: 75,
  summary: '',
  fold: [1, 1],
  terms: '',
  words: '',
}

function row(url: string, title: string, other: Partial<Row> = {}): Row {
  return { ...(COMMON as Omit<Row, 'url' | 'title'>), url, title, ...other }
}

const rows = [
  row('/services/paper-folding', 'Paper folding', { kind: 'Service', terms: 'origami' }),
  row('/services/printing', 'Printing', { kind: 'Service', summary: 'On every paper.' }),
  row('/blog/cafe', 'The Café prints its own menus', { kind: 'Article', words: 'folding' }),
  row('/careers/printer', 'Printing', { kind: 'Job' }),
  row('/faq#price', 'How do you charge?', { kind: 'Answer', summary: 'That is by the sheet.' }),
]
const { find, findSimilar } = createSearch(rows)
const urls = (found: Row[]) => found.map(({ url }) => url)
const [FOLDING, PRINTING, CAFE, PRINTER, PRICE] = urls(rows)

test.each([
  ['a word of a title before the same word of a summary', 'paper', [FOLDING, PRINTING]],
  ['a term that no other text says', 'origami', [FOLDING]],
  ['the beginning of a word', 'orig', [FOLDING]],
  ['a long word that is misspelt', 'orgami', [FOLDING]],
  ['no other short word', 'chat', []],
  ['only what has every word', 'printing paper', [PRINTING]],
  ['what has any word, where nothing has all', 'origami charge', [PRICE, FOLDING]],
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

test('uses the first hundred characters and the first six words of a query', () => {
  expect(find(`${'x'.repeat(90)} origami`)).toEqual([rows[0]])
  expect(find(`${'x'.repeat(100)} origami`)).toEqual([])
  expect(find('x1 x2 x3 x4 x5 origami')).toEqual([rows[0]])
  expect(find('x1 x2 x3 x4 x5 x6 origami')).toEqual([])
})

test('returns at most twenty results', () => {
  const many = Array.from({ length: 30 }, (_, index) => row(`/${index}`, 'Paper'))

  expect(createSearch(many).find('paper')).toHaveLength(20)
})

test.each([
  ['/services/paper-foldign', [FOLDING]],
  ['/services/paperfolding', [FOLDING]],
  ['/Services/Paper%20folding/', [FOLDING]],
  ['/price', [PRICE]],
  ['/services/nope', []],
  ['/%FF/%', []],
  ['/', []],
])('finds pages with a name similar to %s', (path, expected) => {
  expect(urls(findSimilar(path))).toEqual(expected)
})
