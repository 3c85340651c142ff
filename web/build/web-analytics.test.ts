import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { privacyPolicyData } from '#web/page-data/privacy-policy.ts'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { settings } from '#worker/settings.ts'
import { webAnalyticsTag } from './web-analytics.ts'

const content = loadContent()

/** The beacon, the security policy and the text of the privacy policy, for a token. */
function readPages(token: string | null) {
  const chosen = { ...settings, webAnalyticsToken: token }
  const { sections } = privacyPolicyData(content, chosen)
  return {
    script: parse(webAnalyticsTag(token)).querySelector('script'),
    policy: securityHeaders({ scripts: ["'sha256-boot='"] }, chosen)['Content-Security-Policy'],
    privacy: JSON.stringify(sections),
  }
}

test('with a token, pages load the beacon, and both policies allow its host', () => {
  const { script, policy, privacy } = readPages('0123456789abcdef')
  const { host, origin } = new URL(script?.getAttribute('src') ?? '')

  expect(JSON.parse(script?.getAttribute('data-cf-beacon') ?? '')).toEqual({
    token: '0123456789abcdef',
  })
  expect(script?.hasAttribute('defer')).toBe(true)
  expect(policy).toMatch(new RegExp(`script-src [^;]* ${origin};`))
  expect(privacy).toContain(host)
})

test('without a token, no page or policy names the beacon', () => {
  expect(JSON.stringify(readPages(null))).not.toContain('cloudflareinsights')
})

test.each(['', `'><script>`, '<script defer src="https://static.cloudflareinsights.com">'])(
  'rejects %j as a token and names the setting',
  (token) => {
    expect(() => webAnalyticsTag(token)).toThrow('webAnalyticsToken in worker/settings.ts')
  },
)
