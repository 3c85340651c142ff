import { expect, test } from 'vitest'
import { fillIn, keptData } from './kept-data.ts'

const settings = {
  retentionDays: { new: 1095, open: 365, done: 1460, held: 1, spam: 45 },
  subscriptionRetentionDays: { pending: 7, confirmed: null, unsubscribed: 4380 },
  basis: 'your consent',
  jurisdiction: null,
  turnstileSiteKey: null,
  webAnalyticsToken: null,
} as const

test('says each period in words, the longer one where a word covers two', () => {
  expect(keptData(settings)).toMatchObject({
    openKept: 'three years',
    doneKept: 'four years',
    doubtedKept: '45 days',
    pendingKept: 'for seven days',
    confirmedKept: 'until you unsubscribe',
    unsubscribedKept: 'for 12 years',
  })
})

test.each([
  [1, 'one day'],
  [10, 'ten days'],
  [11, '11 days'],
  [365, 'one year'],
  [366, '366 days'],
])('says %i days as %s', (days, words) => {
  const retentionDays = { ...settings.retentionDays, done: days }

  expect(keptData({ ...settings, retentionDays }).doneKept).toBe(words)
})

test.each([
  [null, 'no fixed country'],
  ['eu', 'European Union'],
  ['fedramp', 'FedRAMP'],
] as const)('names the place for the jurisdiction %s', (jurisdiction, place) => {
  expect(keptData({ ...settings, jurisdiction }).place).toContain(place)
})

test('refuses a text that names a fact there is not', () => {
  expect(() => fillIn('For {aeons}.', keptData())).toThrow('{aeons}')
})

test('names Turnstile and Web Analytics only where they are on', () => {
  const named = (chosen: object) => {
    const { thirdParties, turnstile, check, webAnalytics } = keptData({ ...settings, ...chosen })
    return [/no third party/, /Turnstile/, /challenges\./, /insights\./].map((name) =>
      name.test(thirdParties + turnstile + check + webAnalytics),
    )
  }

  expect(named({})).toEqual([true, false, false, false])
  expect(named({ turnstileSiteKey: 'key' })).toEqual([false, true, true, false])
  expect(named({ webAnalyticsToken: 'token' })).toEqual([false, false, false, true])
})
