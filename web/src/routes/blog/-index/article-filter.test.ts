import { expect, test, vi } from 'vitest'
import { type ArticleFilter, filterArticles, parseArticleFilter } from './article-filter.ts'

vi.mock('content:catalogue', () => ({
  default: { articleCategories: ['Security', 'Chains', 'Web'] },
}))

test.each([
  [{}, {}],
  [{ q: '  ' }, {}],
  [{ q: ' cloud ' }, { q: ' cloud ' }],
  [{ q: 2024 }, { q: '2024' }],
  [{ q: true }, { q: 'true' }],
  [{ topic: 7, more: 'yes' }, {}],
  [{ topic: 'Security' }, { topic: 'Security' }],
  [{ topic: 'security' }, {}],
  [{ more: true, page: 2 }, { more: true }],
])('reads %j as %j', (search, filter) => {
  expect(parseArticleFilter(search)).toEqual(filter)
})

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
  [{ q: 'chains' }, []],
  [{ topic: 'Chains' }, ['The cloud', 'Offline']],
  [{ topic: 'Chains', q: 'o' }, ['The cloud', 'Offline']],
  [{ topic: 'Security', q: 'cloud' }, []],
  [{ topic: 'Web' }, ['Boring first']],
])('with %j finds %j', (filter, titles) => {
  expect(filterArticles(articles, filter as ArticleFilter).map(({ title }) => title)).toEqual(
    titles,
  )
})
