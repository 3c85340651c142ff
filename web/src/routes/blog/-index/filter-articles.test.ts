import { expect, test } from 'vitest'
import { filterArticles } from './filter-articles.ts'

const about = (title: string, author: string, category: string, topics: string[] = []) => ({
  title,
  excerpt: `On ${title.length} pages.`,
  ...{ author, category, topics },
})
const articles = [
  about('Boring first', 'Leah Brandt', 'Security', ['Web']),
  about('The cloud', 'Noor Haddad', 'Chains'),
  about('Offline', 'Yuki Tanabe', 'Chains'),
]

// The words of a search text are tested with the questions.
test.each([
  [{ q: 'on 9 pages' }, ['The cloud']],
  [{ q: 'haddad CLOUD' }, ['The cloud']],
  [{ q: 'chains' }, []],
  [{ topic: 'Chains' }, ['The cloud', 'Offline']],
  [{ topic: 'Security', q: 'cloud' }, []],
  [{ topic: 'Web' }, ['Boring first']],
])('with %j finds %j', (filter, titles) => {
  expect(filterArticles(articles, filter, 'en').map(({ title }) => title)).toEqual(titles)
})
