import { expect, test, vi } from 'vitest'
import { parseFaqFilter } from './faq-filter.ts'

vi.mock('content:catalogue', () => ({
  default: { faqCategories: ['Process', 'Pricing', 'Legal'] },
}))

test.each([
  [{}, {}],
  [{ q: ' ' }, {}],
  [{ q: 30 }, { q: '30' }],
  [{ q: { nested: true } }, { q: '{"nested":true}' }],
  [{ q: ['a', 'b'] }, { q: 'b' }],
  [{ category: 'Legal', other: 'x' }, { category: 'Legal' }],
  [{ category: 'legal' }, {}],
])('parses the filter %j of an address as %j', (search, filter) => {
  expect(parseFaqFilter(search)).toEqual(filter)
})
