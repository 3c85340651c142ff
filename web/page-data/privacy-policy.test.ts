import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { compileMarkdown } from '#content/schema/prose.ts'
import { settings } from '#web/settings.ts'
import { privacyPolicyData } from './privacy-policy.ts'

const texts = {
  noThirdParties: 'Nobody is asked.',
  someThirdParties: 'Somebody is asked.',
  turnstile: 'Who checks.',
  noWebAnalytics: 'Nobody counts.',
  webAnalytics: 'Who counts.',
}
const body = compileMarkdown('{thirdParties}\n\n{turnstile}\n\n{webAnalytics}')
const content = {
  interface: { legal: { lastUpdated: '{date}' } },
  site: { name: '', language: 'en', contact: { email: '', phone: '', address: [] as string[] } },
  'contact-form': { fields: {} },
  'retention-notice': { place: {}, subscription: { limited: '' } },
  'pages/privacy-policy': { title: '', lastUpdated: '', description: '', body, ...texts },
} as unknown as Content

test.each([
  ['withBlog', 'pages/blog'],
  ['withJobs', 'pages/careers'],
] as const)('{%s} shows nothing, and its paragraph is there only with %s', (fact, page) => {
  const text = { ...texts, body: compileMarkdown(`{${fact}}We keep it.\n\nEnd.`) }
  const shown = (pages: object) =>
    privacyPolicyData({
      ...content,
      'pages/privacy-policy': { ...content['pages/privacy-policy'], ...text },
      ...pages,
    }).introduction

  expect(shown({ [page]: {} })).toEqual([
    ['p', ['We keep it.']],
    ['p', ['End.']],
  ])
  expect(shown({})).toEqual([['p', ['End.']]])
})

test.each([
  [{}, ['Nobody is asked.', 'Nobody counts.']],
  [{ turnstileSiteKey: 'key' }, ['Somebody is asked.', 'Who checks.', 'Nobody counts.']],
  [{ webAnalyticsToken: 'token' }, ['Somebody is asked.', 'Who counts.']],
])('names exactly the third parties in the settings %o', (chosen, shown) => {
  const off = { turnstileSiteKey: null, webAnalyticsToken: null }
  const { introduction } = privacyPolicyData(content, { ...settings, ...off, ...chosen })

  expect(introduction).toEqual(shown.map((text) => ['p', [text]]))
})
