import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

const pagePolicy = {
  'default-src': "'none'",
  'script-src': "'self' 'sha256-boot='",
  'style-src': "'sha256-sheet='",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}
const { 'script-src': _scripts, 'style-src': _styles, ...bare } = pagePolicy

const sources = { scripts: ["'sha256-boot='"], styles: ["'sha256-sheet='"] }

test.each([
  ['a page run its own files and the inline code of the given hashes', sources, pagePolicy],
  ['an answer run no script and use no style', {}, bare],
  ['the inbox use its stylesheets', { styles: ["'self'"] }, { ...bare, 'style-src': "'self'" }],
])('lets %s', (_, given, policy) => {
  expect(directives(securityHeaders(given, {})['Content-Security-Policy'])).toEqual(policy)
})

test('with a site key, allows Turnstile on pages, and its connections in one policy', () => {
  const { 'Content-Security-Policy': _before, ...others } = securityHeaders(sources, {})
  const { 'Content-Security-Policy': policy, ...same } = securityHeaders(sources, {
    turnstileSiteKey: 'site-key',
  })

  expect(directives(policy)).toEqual({
    ...pagePolicy,
    'script-src': "'self' 'sha256-boot=' https://challenges.cloudflare.com",
    'frame-src': 'https://challenges.cloudflare.com',
    'trusted-types': 'turnstile',
  })
  expect(same).toEqual(others)
})

test('with a token, allows the beacon and its connections to Web Analytics', () => {
  const policy = securityHeaders(sources, { webAnalyticsToken: 'token' })['Content-Security-Policy']

  expect(directives(policy)).toEqual({
    ...pagePolicy,
    'script-src': "'self' 'sha256-boot=' https://static.cloudflareinsights.com",
    'connect-src': "'self' https://cloudflareinsights.com",
  })
})

const everything = { turnstileSiteKey: 'site-key', webAnalyticsToken: 'token' }

test.each([{}, { styles: ["'self'"] }])(
  'with sources %o, an answer without scripts loads nothing from other origins',
  (given) => {
    expect(securityHeaders(given, everything)).toEqual(securityHeaders(given, {}))
  },
)

test('requires HTTPS for two years, with preload only by the setting', () => {
  const strict = (hstsPreload: boolean) =>
    securityHeaders({}, { hstsPreload })['Strict-Transport-Security']

  expect(strict(false)).toBe('max-age=63072000; includeSubDomains')
  expect(strict(true)).toBe('max-age=63072000; includeSubDomains; preload')
})

test('keeps every line of _headers below the limit of 2,000 characters', () => {
  const hash = `'sha256-${'A'.repeat(43)}='`
  const many = { scripts: Array(5).fill(hash), styles: Array(5).fill(hash) }
  const headers = securityHeaders(many, everything)

  for (const [name, value] of Object.entries(headers)) {
    expect(`  ${name}: ${value}`.length).toBeLessThan(1_500)
  }
})
