import { expect, test } from 'vitest'
import { filterArticles } from './filter-articles.ts'

const articles = [
  {
    title: 'Boring first',
    excerpt: 'Pick a task.',
    author: 'Leah Brandt',
    category: 'Security',
    topics: ['Web'],
  },
  {
    title: 'The cloud',
    excerpt: 'Price BOTH.',
    author: 'Noor Haddad',
    category: 'Chains',
    topics: [],
  },
  {
    title: 'Offline',
    excerpt: 'No signal.',
    author: 'Yuki Tanabe',
    category: 'Chains',
    topics: [],
  },
]

test.each([
  [{ q: 'CLOUD' }, ['The cloud']],
  [{ q: 'tanabe' }, ['Offline']],
  [{ q: ' ring f ' }, ['Boring first']],
  [{ q: 'haddad ＣＬÓUD' }, ['The cloud']],
  [{ q: 'chains' }, []],
  [{ topic: 'Chains' }, ['The cloud', 'Offline']],
  [{ topic: 'Chains', q: 'o' }, ['The cloud', 'Offline']],
  [{ topic: 'Security', q: 'cloud' }, []],
  [{ topic: 'Web' }, ['Boring first']],
])('with %j finds %j', (filter, titles) => {
  expect(filterArticles(articles, filter, 'en').map(({ title }) => title)).toEqual(titles)
})
