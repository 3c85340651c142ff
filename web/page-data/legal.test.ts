import privacy from 'content:privacy-policy'
import terms from 'content:terms-of-service'
import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { compileMarkdown } from '#content/schema/prose.ts'
import { legalData } from './legal.ts'

function createContent(markdown: string) {
  return {
    legal: new Map([['terms', { id: 'terms', body: compileMarkdown(markdown) }]]),
    site: {
      name: 'Fold Ltd',
      contact: { email: 'a@fold.example', phone: '+1 (2) 34', address: ['1 Street', 'Town'] },
    },
  } as unknown as Content
}

test('divides a text at its headings, each with an anchor', () => {
  const { introduction, sections } = legalData(
    createContent('Hello.\n\n## Who & What\n\nWe.\n\nYou.\n\n## Why\n\nSo.'),
    'terms',
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
    { slug: 'why', heading: 'Why', body: [['p', ['So.']]] },
  ])
})

test('fills in the facts, with links to e-mail and phone', () => {
  const { introduction } = legalData(
    createContent('Ask {company}, {address}: **{email}** or {phone}.'),
    'terms',
  )

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
  expect(() => legalData(createContent('Fax {fax}.'), 'terms')).toThrow('{fax}')
})

test.each([privacy, terms])('gives every section of "$title" an anchor of its own', (page) => {
  const slugs = page.sections.map(({ slug }) => slug)

  expect(new Set(slugs).size).toBe(slugs.length)
  expect(JSON.stringify(page)).not.toMatch(/\{\w+\}/)
})
