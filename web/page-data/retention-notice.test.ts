import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { retentionNotice } from './retention-notice.ts'

const retention = {
  limited: 'for {period}',
  unlimited: 'until you leave',
  unlimitedAfterUnsubscribing: 'always',
}
const content = {
  site: { language: 'en' },
  interface: { retention },
  'pages/blog': {},
} as Content
const settings = {
  retentionDays: { new: 1095, open: 365, done: 1460, held: 1, spam: 45 },
  subscriptionRetentionDays: { pending: 7, confirmed: null, unsubscribed: 4380 },
} as const

test('writes each period in words, and the longer of two where a fact covers both', () => {
  expect(retentionNotice(content, settings)).toEqual({
    openPeriod: '3 years',
    closedPeriod: '4 years',
    flaggedPeriod: '45 days',
    pendingPeriod: 'for 7 days',
    confirmedPeriod: 'until you leave',
    unsubscribedPeriod: 'for 12 years',
  })
})

test('has no periods of subscribers without a blog', () => {
  const notice = retentionNotice({ ...content, 'pages/blog': undefined }, settings)

  expect(notice).toMatchObject({ openPeriod: '3 years', pendingPeriod: undefined })
})

test.each([
  ['en', 1, '1 day'],
  ['en', 365, '1 year'],
  ['en', 366, '366 days'],
  ['ja', 90, '90日'],
])('in %s writes %i days as %s', (language, done, words) => {
  const retentionDays = { ...settings.retentionDays, done }
  const own = { ...content, site: { ...content.site, language } }

  expect(retentionNotice(own, { ...settings, retentionDays }).closedPeriod).toBe(words)
})
