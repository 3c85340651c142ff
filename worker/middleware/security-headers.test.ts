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

test('lets a page run its own files and the inline code whose hashes are given', () => {
  const scripts = ["'sha256-boot='", "'sha256-other='"]
  const headers = securityHeaders({ scripts, styles: ["'sha256-sheet='"] }, null)

  expect(directives(headers['Content-Security-Policy'])).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-boot=' 'sha256-other='",
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
  })
})

test('allows no script and no style when no hash is given', () => {
  const policy = directives(securityHeaders()['Content-Security-Policy'])

  expect(policy['default-src']).toBe("'none'")
  expect(policy).not.toHaveProperty('script-src')
  expect(policy).not.toHaveProperty('style-src')
})

test('lets a page of the inbox load the stylesheets of its own origin and run no script', () => {
  const policy = directives(securityHeaders({ styles: ["'self'"] })['Content-Security-Policy'])

  expect(policy['default-src']).toBe("'none'")
  expect(policy['style-src']).toBe("'self'")
  expect(policy).not.toHaveProperty('script-src')
})

const sources = { scripts: ["'sha256-boot='"], styles: ["'sha256-sheet='"] }

test('leaves every byte of the policy as it was while there is no site key', () => {
  const answer =
    "default-src 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
  const page = answer.replace(
    ' img-src',
    " script-src 'self' 'sha256-boot='; style-src 'sha256-sheet='; img-src",
  )

  expect(securityHeaders(sources, null)['Content-Security-Policy']).toBe(page)
  expect(securityHeaders({}, null)['Content-Security-Policy']).toBe(answer)
})

test('lets pages load Turnstile, and one policy make its address, once there is a site key', () => {
  const { 'Content-Security-Policy': before, ...others } = securityHeaders(sources, null)
  const { 'Content-Security-Policy': policy, ...same } = securityHeaders(sources, 'site-key')

  expect(directives(policy)).toEqual({
    ...directives(before),
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

test('keeps every line of _headers under the 2,000 characters that Cloudflare reads', () => {
  const hash = `'sha256-${'A'.repeat(43)}='`
  const many = { scripts: Array(5).fill(hash), styles: Array(5).fill(hash) }
  const headers = securityHeaders(many, 'site-key')

  for (const [name, value] of Object.entries(headers)) {
    expect(`  ${name}: ${value}`.length).toBeLessThan(1_500)
  }
})
