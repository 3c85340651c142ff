import { expect, test, vi } from 'vitest'
import { parseArticleFilter } from './article-filter.ts'

vi.mock('content:catalogue', () => ({
  default: { articleCategories: ['Security', 'Chains', 'Web'] },
}))

test.each([
  [{}, {}],
  [{ q: ' cloud ', topic: 7, more: 'yes' }, { q: ' cloud ' }],
  [{ topic: 'Security', page: 2 }, { topic: 'Security' }],
  [{ more: true }, { more: true }],
  [{ topic: 'security' }, {}],
])('reads %j as %j', (search, filter) => {
  expect(parseArticleFilter(search)).toEqual(filter)
})
