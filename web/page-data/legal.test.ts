import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { compileMarkdown } from '#content/schema/prose.ts'
import { legalData, privacyPolicyData, retentionPeriodTexts } from './legal.ts'

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
    'One.\n\n{phone}: call us.\n\n- {email}\n- **Phone:** {phone}\n- Two\n  - {phone}\n  - Three\n\n1. {phone}\n\n| Fact | |\n|--|--|\n| Phone | {phone} |\n| Mail | {email} |'
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

const retention = {
  limited: 'for {period}',
  unlimited: 'until you leave',
  unlimitedAfterUnsubscribing: 'always',
}
const blog = { site: { language: 'en' }, interface: { retention }, 'pages/blog': {} } as Content
const settings = {
  retentionDays: { new: 1095, open: 365, done: 1460, held: 1, spam: 45 },
  subscriptionRetentionDays: { pending: 7, confirmed: null, unsubscribed: 4380 },
} as const

test('writes each period in words, and the longer of two where a fact covers both', () => {
  expect(retentionPeriodTexts(blog, settings)).toEqual({
    openPeriod: '3 years',
    closedPeriod: '4 years',
    flaggedPeriod: '45 days',
    pendingPeriod: 'for 7 days',
    confirmedPeriod: 'until you leave',
    unsubscribedPeriod: 'for 12 years',
  })
})

test('has no periods of subscribers without a blog', () => {
  const notice = retentionPeriodTexts({ ...blog, 'pages/blog': undefined }, settings)

  expect(notice).toMatchObject({ openPeriod: '3 years', pendingPeriod: undefined })
})

test.each([
  ['en', 1, '1 day'],
  ['en', 365, '1 year'],
  ['en', 366, '366 days'],
  ['ja', 90, '90日'],
])('in %s writes %i days as %s', (language, done, words) => {
  const retentionDays = { ...settings.retentionDays, done }
  const own = { ...blog, site: { ...blog.site, language } }

  expect(retentionPeriodTexts(own, { ...settings, retentionDays }).closedPeriod).toBe(words)
})
