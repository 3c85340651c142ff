import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { blogData } from '#web/page-data/blog.ts'
import { contactData } from '#web/page-data/contact.ts'
import { type KeptData, keptData } from '#web/page-data/kept-data.ts'
import { legalData } from '#web/page-data/legal.ts'
import { settings } from '#worker/settings.ts'

const content = loadContent()
const notice = (kept: KeptData) => contactData(content, kept).form.kept
const note = (kept: KeptData) => blogData(content, kept).subscribe.note
const policy = (kept: KeptData) => JSON.stringify(legalData(content, 'privacy-policy', kept))

const enquiries = ['openKept', 'doneKept', 'doubtedKept', 'basis', 'place'] as const
const others = { notice: ['check'], policy: ['requests'] } as const
const subscriptions = ['pendingKept', 'confirmedKept', 'unsubscribedKept', 'place'] as const

test.each([
  ['the notice beside the form', 'enquiries', notice, enquiries],
  ['the privacy policy', 'enquiries', policy, enquiries],
  ['the notice beside the form', 'third parties', notice, others.notice],
  ['the privacy policy', 'third parties', policy, others.policy],
  ['the note of the blog', 'subscriptions', note, subscriptions],
  ['the privacy policy', 'subscriptions', policy, subscriptions],
] as const)('%s says of %s what the settings say, fact by fact', (_, _what, textFor, names) => {
  const kept = keptData()
  for (const name of names) {
    expect(textFor(kept)).toContain(kept[name])
    expect(textFor({ ...kept, [name]: 'ANOTHER' })).toContain('ANOTHER')
  }
})

const kept = (turnstileSiteKey: string | null) => keptData({ ...settings, turnstileSiteKey })

test('no text names Turnstile while there is no site key', () => {
  expect(notice(kept(null)) + policy(kept(null))).not.toMatch(/turnstile|challenges/i)
  expect(policy(kept(null))).toContain('makes no third-party requests: every page,')
})

test('with a site key the policy says what Turnstile gets, and the notice that it may be asked', () => {
  expect(notice(kept('site-key'))).toMatch(
    /IP addresses are not stored\. If our filter holds your message, .*Cloudflare Turnstile/,
  )
  expect(policy(kept('site-key'))).toMatch(
    /no third-party requests but one: .*challenges\.cloudflare\.com.*your IP address/,
  )
  expect(policy(kept('site-key'))).not.toContain('makes no third-party requests:')
})
