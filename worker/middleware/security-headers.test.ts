import { expect, test } from 'vitest'
import { settings } from '../settings.ts'
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
  'report-uri': '/api/policy-reports',
}
const { 'script-src': _scripts, 'style-src': _styles, ...bare } = pagePolicy

const sources = { scripts: ["'sha256-boot='"], styles: ["'sha256-sheet='"] }

test.each([
  ['a page run its own files and the inline code of the given hashes', sources, pagePolicy],
  ['an answer run no script and use no style', {}, bare],
  ['the inbox use its stylesheets', { styles: ["'self'"] }, { ...bare, 'style-src': "'self'" }],
])('lets %s', (_, given, policy) => {
  expect(directives(securityHeaders(given, null)['Content-Security-Policy'])).toEqual(policy)
})

test('lets pages load Turnstile, and one policy make its address, once there is a site key', () => {
  const { 'Content-Security-Policy': _before, ...others } = securityHeaders(sources, null)
  const { 'Content-Security-Policy': policy, ...same } = securityHeaders(sources, 'site-key')

  expect(directives(policy)).toEqual({
    ...pagePolicy,
    'script-src': "'self' 'sha256-boot=' https://challenges.cloudflare.com",
    'frame-src': 'https://challenges.cloudflare.com',
    'trusted-types': 'turnstile',
  })
  expect(same).toEqual(others)
})

test('has the site key of the settings, unless another is given', () => {
  expect(securityHeaders(sources)).toEqual(securityHeaders(sources, settings.turnstileSiteKey))
})

test('lets no answer of the Worker load Turnstile: it has no scripts', () => {
  expect(securityHeaders({}, 'site-key')).toEqual(securityHeaders({}, null))
  expect(securityHeaders({ styles: ["'self'"] }, 'site-key')).toEqual(
    securityHeaders({ styles: ["'self'"] }, null),
  )
})

test('asks for HTTPS for two years, and asks no browser to know that in advance unless told to', () => {
  const strict = (preload?: boolean) =>
    securityHeaders({}, null, preload)['Strict-Transport-Security']

  expect(strict(false)).toBe('max-age=63072000; includeSubDomains')
  expect(strict(true)).toBe('max-age=63072000; includeSubDomains; preload')
  expect(strict()).toBe(strict(settings.hstsPreload))
})

test('keeps every line of _headers under the 2,000 characters that Cloudflare reads', () => {
  const hash = `'sha256-${'A'.repeat(43)}='`
  const many = { scripts: Array(5).fill(hash), styles: Array(5).fill(hash) }
  const headers = securityHeaders(many, 'site-key')

  for (const [name, value] of Object.entries(headers)) {
    expect(`  ${name}: ${value}`.length).toBeLessThan(1_500)
  }
})
