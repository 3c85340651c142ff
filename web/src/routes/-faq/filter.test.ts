import { expect, test, vi } from 'vitest'
import type { FaqItem } from '#content/schema/faq.ts'
import { filterQuestions, parseFaqFilter } from './filter.ts'

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

const questions: FaqItem[] = [
  {
    id: 'time',
    category: 'Process',
    question: 'How long does it take?',
    answer: [['p', ['Between ', ['strong', ['4-8']], ' weeks.']]],
    searchTerms: ['deadline', 'MVP'],
  },
  {
    id: 'price',
    category: 'Pricing',
    question: 'How do you charge?',
    answer: [['p', ['By the ', ['a', ['milestone'], '/services'], '.']]],
    searchTerms: ['hourly rate'],
  },
  {
    id: 'invoice',
    category: 'Pricing',
    question: 'When do I pay for a résumé?',
    answer: [['p', ['Within 30\u00a0days of one signature, or 2\u2060–\u20604\u00a0weeks.']]],
    searchTerms: [],
  },
]

test.each([
  ['shows everything at first', {}, ['time', 'price', 'invoice']],
  ['ignores case', { q: 'WITHIN 30 Days' }, ['invoice']],
  ['finds a part of a word', { q: 'ileston' }, ['price']],
  ['reads an answer without its markup', { q: 'between 4-8 weeks' }, ['time']],
  ['ignores the white space around the text', { q: '  30 days ' }, ['invoice']],
  ['finds what stays on one line', { q: '2–4 weeks' }, ['invoice']],
  ['does not search the target of a link', { q: '/services' }, []],
  ['does not search categories', { q: 'pricing' }, []],
  ['does not search terms that no visitor sees', { q: 'mvp' }, []],
  ['does not find the words in another order', { q: 'weeks 4-8' }, []],
  ['does not find one text in question and answer together', { q: 'charge? By' }, []],
  ['does not search ids', { q: 'invoice' }, []],
  ['does not ignore accents', { q: 'resume' }, []],
  ['finds an accent in either form of Unicode', { q: 're\u0301sume\u0301' }, ['invoice']],
  ['keeps to a category', { category: 'Pricing' }, ['price', 'invoice']],
  ['asks for text and category both', { q: 'how', category: 'Pricing' }, ['price']],
])('%s', (_, filter, ids) => {
  expect(filterQuestions(questions, filter).map(({ id }) => id)).toEqual(ids)
})
