import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { compileMarkdown } from '#content/schema/prose.ts'
import { legalData, privacyPolicyData } from './legal.ts'

const content = {
  interface: { legal: { lastUpdated: '{date}' } },
  site: {
    name: 'Fold Ltd',
    contact: { email: 'a@fold.example', phone: '+1 (2) 34', address: ['1 Street', 'Town'] },
  },
} as Content

function createPage(markdown: string, facts = {}, of = content) {
  const body = compileMarkdown(markdown)
  return legalData(of, { title: 'Terms', lastUpdated: '', description: '', body }, facts)
}

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

test('omits a list item or a row that names, and a paragraph that begins with, a fact that the company does not have', () => {
  const markdown =
    'One.\n\n{phone}: call us.\n\n- {email}\n- **Phone:** {phone}\n- Two\n  - {phone}\n  - Three\n\n1. {phone}\n\n| LabeledRow | |\n|--|--|\n| Phone | {phone} |\n| Mail | {email} |'
  const { phone: _, ...contact } = content.site.contact
  const site = { ...content.site, contact }

  expect(createPage(markdown, {}, { ...content, site })).toMatchObject({
    introduction: [
      ['p', ['One.']],
      [
        'ul',
        [
          ['li', [['a', ['a@fold.example'], 'mailto:a@fold.example']]],
          ['li', ['Two', ['ul', [['li', ['Three']]]]]],
        ],
      ],
      ['table', [{}, ['tbody', [['tr', [['td', ['Mail']], {}]]]]]],
    ],
  })
})

test('rejects an unknown fact, and names the known ones', () => {
  expect(() => createPage('Fax {fax}.')).toThrow('{fax}; it can name {company}, {email}')
  expect(() => createPage('Write to {e-mail}.')).toThrow('{e-mail}')
})

test.each([
  ['Data Security', 'data-security'],
  ['Über §§ 17–18: „Löschung“', 'über-17-18-löschung'],
  ['السرّية وحقوقكم', 'السرّية-وحقوقكم'],
])('the section %s has the anchor %s', (heading, slug) => {
  const { sections } = createPage(`One.\n\nTwo.\n\n## ${heading}\n\nThree.`)

  expect(sections).toMatchObject([{ slug }])
})

const policy = {
  interface: { legal: { lastUpdated: '{date}' }, retention: { limited: '' } },
  site: { name: '', language: 'en', contact: { email: '', phone: '', address: [] as string[] } },
  'contact-form': { fields: {} },
} as unknown as Content

test.each([
  ['withBlog', 'pages/blog'],
  ['withJobs', 'pages/careers'],
] as const)('{%s} shows nothing, and its paragraph is there only with %s', (fact, page) => {
  const body = compileMarkdown(`{${fact}}We keep it.\n\nEnd.`)
  const privacy = { title: '', lastUpdated: '', description: '', body }
  const shown = (pages: object) =>
    privacyPolicyData({ ...policy, 'pages/privacy-policy': privacy, ...pages } as Content)
      .introduction

  expect(shown({ [page]: {} })).toEqual([
    ['p', ['We keep it.']],
    ['p', ['End.']],
  ])
  expect(shown({})).toEqual([['p', ['End.']]])
})
