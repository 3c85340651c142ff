import { expect, test, vi } from 'vitest'
import { filterArticles, parseArticleFilter } from './filter.ts'

vi.mock('content:catalogue', () => ({
  default: { articleCategories: ['Security', 'Chains', 'Web'] },
}))

test.each([
  [{}, {}],
  [{ q: ' cloud ', topic: 7, more: true }, { q: ' cloud ' }],
  [{ topic: 'Security', page: 2 }, { topic: 'Security' }],
  [{ more: 2 }, { more: 2 }],
  [{ more: 1.5 }, {}],
  [{ topic: 'security' }, {}],
])('reads %j as %j', (search, filter) => {
  expect(parseArticleFilter(search)).toEqual(filter)
})

const about = (title: string, author: string, category: string, topics: string[] = []) => ({
  title,
  excerpt: `On ${title.length} pages.`,
  ...{ author, category, topics, featured: author.startsWith('Leah') },
})
const articles = [
  about('Boring first', 'Leah Brandt', 'Security', ['Web']),
  about('The cloud', 'Noor Haddad', 'Chains'),
  about('Offline', 'Yuki Tanabe', 'Chains'),
]

// The comparison of texts is tested with the questions.
test.each([
  [{}, ['The cloud', 'Offline']],
  [{ q: 'on 9 pages' }, ['The cloud']],
  [{ q: 'THE CLOUD' }, ['The cloud']],
  [{ q: 'haddad' }, ['The cloud']],
  [{ q: 'haddad cloud' }, []],
  [{ q: 'chains' }, []],
  [{ topic: 'Chains' }, ['The cloud', 'Offline']],
  [{ topic: 'Security', q: 'cloud' }, []],
  [{ topic: 'Web' }, ['Boring first']],
])('with %j finds %j', (filter, titles) => {
  expect(filterArticles(articles, filter).map(({ title }) => title)).toEqual(titles)
})

test('without a filter, a blog whose articles are all featured lists them', () => {
  const featured = articles.map((each) => ({ ...each, featured: true }))

  expect(filterArticles(featured, {})).toEqual(featured)
})
