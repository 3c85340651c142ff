import { expect, test } from 'vitest'
import { filterArticles, parseArticleFilter } from './article-filter.ts'

test.each([
  [{}, {}],
  [{ q: '', topic: '' }, {}],
  [{ q: '  ' }, {}],
  [{ q: ' cloud ' }, { q: ' cloud ' }],
  [{ q: 2024 }, { q: '2024' }],
  [{ q: ['a'], topic: 7, more: 'yes' }, {}],
  [{ topic: 'Cybersecurity' }, { topic: 'Cybersecurity' }],
  [{ topic: 'cybersecurity' }, {}],
  [{ topic: 'All' }, {}],
  [{ more: true, page: 2 }, { more: true }],
  [{ more: false }, {}],
])('reads %j as %j', (search, filter) => {
  expect(parseArticleFilter(search)).toEqual(filter)
})

const articles = [
  {
    title: 'Boring first',
    excerpt: 'Pick a task.',
    author: 'Leah Brandt',
    category: 'Cybersecurity',
  },
  { title: 'The cloud', excerpt: 'Price BOTH.', author: 'Noor Haddad', category: 'Blockchain' },
  { title: 'Offline', excerpt: 'No signal.', author: 'Yuki Tanabe', category: 'Blockchain' },
] as const

test.each([
  [{}, ['Boring first', 'The cloud', 'Offline']],
  [{ q: 'CLOUD' }, ['The cloud']],
  [{ q: 'both' }, ['The cloud']],
  [{ q: 'tanabe' }, ['Offline']],
  [{ q: ' ring f ' }, ['Boring first']],
  [{ q: 'blockchain' }, []],
  [{ topic: 'Blockchain' }, ['The cloud', 'Offline']],
  [{ topic: 'Blockchain', q: 'o' }, ['The cloud', 'Offline']],
  [{ topic: 'Cybersecurity', q: 'cloud' }, []],
  [{ topic: 'Web Development' }, []],
] as const)('finds with %j %j', (filter, titles) => {
  expect(filterArticles([...articles], filter).map(({ title }) => title)).toEqual(titles)
})
