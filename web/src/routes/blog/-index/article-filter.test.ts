import { expect, test, vi } from 'vitest'
import { parseArticleFilter } from './article-filter.ts'

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
