import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { compileMarkdown } from '#content/schema/prose.ts'
import { legalData } from './legal.ts'

const content = {
  site: {
    name: 'Fold Ltd',
    contact: { email: 'a@fold.example', phone: '+1 (2) 34', address: ['1 Street', 'Town'] },
  },
} as Content

function createPage(markdown: string) {
  const body = compileMarkdown(markdown)
  return legalData(content, { title: 'Terms', lastUpdated: '', description: '', body })
}

test('divides a text at its headings, each with an anchor', () => {
  const { introduction, sections } = createPage(
    'Hello.\n\n## Who & What\n\nWe.\n\nYou.\n\n## Why *so*, `now`?\n\nSo.',
  )

  expect(introduction).toEqual([['p', ['Hello.']]])
  expect(sections).toEqual([
    {
      slug: 'who-what',
      heading: 'Who & What',
      body: [
        ['p', ['We.']],
        ['p', ['You.']],
      ],
    },
    { slug: 'why-so-now', heading: 'Why so, now?', body: [['p', ['So.']]] },
  ])
})

test('fills in the facts, with links to email and phone', () => {
  const { introduction } = createPage('Ask {company}, {address}: **{email}** or {phone}.')

  expect(introduction).toEqual([
    [
      'p',
      [
        'Ask Fold Ltd, 1 Street, Town: ',
        ['strong', [['a', ['a@fold.example'], 'mailto:a@fold.example']]],
        ' or ',
        ['a', ['+1 (2) 34'], 'tel:+1234'],
        '.',
      ],
    ],
  ])
})

test('refuses a fact that there is not', () => {
  expect(() => createPage('Fax {fax}.')).toThrow('{fax}')
})
