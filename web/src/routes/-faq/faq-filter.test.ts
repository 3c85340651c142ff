import { expect, test, vi } from 'vitest'
import type { FaqItem } from '#content/schema/faq.ts'
import { type FaqFilter, findQuestions, parseFaqFilter } from './faq-filter.ts'

vi.mock('#web/src/catalogue.gen.ts', () => ({ faqCategories: ['Process', 'Pricing', 'Legal'] }))

const questions: FaqItem[] = [
  {
    id: 'time',
    category: 'Process',
    question: 'How long does it take?',
    answer: [['p', ['Between ', ['strong', ['4-8']], ' weeks.']]],
  },
  {
    id: 'price',
    category: 'Pricing',
    question: 'How do you charge?',
    answer: [['p', ['By the ', ['a', ['milestone'], '/services'], '.']]],
  },
  {
    id: 'invoice',
    category: 'Pricing',
    question: 'When do I pay?',
    answer: [['p', ['Within 30 days of one signature.']]],
  },
]

test.each([
  ['shows everything at first', {}, ['time', 'price', 'invoice']],
  ['finds a text in a question', { q: 'How' }, ['time', 'price']],
  ['finds a text in an answer', { q: 'signature' }, ['invoice']],
  ['finds lower case by upper case', { q: 'WITHIN' }, ['invoice']],
  ['finds upper case by lower case', { q: 'when' }, ['invoice']],
  ['finds a part of a word', { q: 'ileston' }, ['price']],
  ['reads an answer without its markup', { q: 'between 4-8 weeks' }, ['time']],
  ['does not search the target of a link', { q: '/services' }, []],
  ['does not search categories or ids', { q: 'pricing' }, []],
  ['takes spaces as they are', { q: 'how  do' }, []],
  ['takes signs as they are', { q: '.*' }, []],
  ['keeps to a category', { category: 'Pricing' }, ['price', 'invoice']],
  ['asks for text and category both', { q: 'how', category: 'Pricing' }, ['price']],
  ['finds nothing in an empty category', { category: 'Legal' }, []],
])('%s', (_, filter, ids) => {
  expect(findQuestions(questions, filter as FaqFilter).map(({ id }) => id)).toEqual(ids)
})

test.each([
  [{}, {}],
  [{ q: 'cloud' }, { q: 'cloud' }],
  [{ q: ' ' }, { q: ' ' }],
  [{ q: 30 }, { q: '30' }],
  [{ q: '' }, {}],
  [{ q: { nested: true } }, {}],
  [{ q: null }, {}],
  [{ category: 'Legal' }, { category: 'Legal' }],
  [{ category: 'All' }, {}],
  [{ category: 'legal' }, {}],
  [{ category: 7, other: 'x' }, {}],
])('reads the filter %j of an address as %j', (search, filter) => {
  expect(parseFaqFilter(search)).toEqual(filter)
})
