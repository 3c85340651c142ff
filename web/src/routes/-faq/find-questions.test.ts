import { expect, test } from 'vitest'
import type { FaqItem } from '#content/schema/faq.ts'
import { findQuestions } from './find-questions.ts'

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
    question: 'When do I pay?',
    answer: [['p', ['Within 30 days of one signature.']]],
    searchTerms: [],
  },
]

test.each([
  ['shows everything at first', {}, ['time', 'price', 'invoice']],
  ['ignores case', { q: 'when WITHIN' }, ['invoice']],
  ['finds a part of a word', { q: 'ileston' }, ['price']],
  ['reads an answer without its markup', { q: 'between 4-8 weeks' }, ['time']],
  ['does not search the target of a link', { q: '/services' }, []],
  ['finds the label of a card', { q: 'pricing' }, ['price', 'invoice']],
  ['finds each word in another part, a term among them', { q: 'MVP weeks' }, ['time']],
  ['finds nothing without every word', { q: 'mvp milestone' }, []],
  ['does not search ids', { q: 'invoice' }, []],
  ['ignores accents, width and additional spaces', { q: ' hów  ＣＨＡＲＧＥ' }, ['price']],
  ['keeps to a category', { category: 'Pricing' }, ['price', 'invoice']],
  ['asks for text and category both', { q: 'how', category: 'Pricing' }, ['price']],
])('%s', (_, filter, ids) => {
  expect(findQuestions(questions, filter, 'en').map(({ id }) => id)).toEqual(ids)
})
