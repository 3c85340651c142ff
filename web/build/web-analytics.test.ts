import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { settings } from '#web/settings.ts'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { webAnalyticsTag } from './web-analytics.ts'

test('with a token, pages load the beacon, and the security policy allows its host', () => {
  const token = '0123456789abcdef'
  const script = parse(webAnalyticsTag(token)).querySelector('script')
  const { origin } = new URL(script?.getAttribute('src') ?? '')
  const chosen = { ...settings, webAnalyticsToken: token }
  const policy = securityHeaders({ scripts: ["'sha256-boot='"] }, chosen)['Content-Security-Policy']

  expect(JSON.parse(script?.getAttribute('data-cf-beacon') ?? '')).toEqual({ token })
  expect(script?.hasAttribute('defer')).toBe(true)
  expect(policy).toMatch(new RegExp(`script-src [^;]* ${origin};`))
})

test.each(['', `'><script>`, '<script defer src="https://static.cloudflareinsights.com">'])(
  'rejects %j as a token and names the setting',
  (token) => {
    expect(() => webAnalyticsTag(token)).toThrow('webAnalyticsToken in worker/settings.ts')
  },
)
