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

test('lets a page run its own files and the inline code whose hashes are given', () => {
  const scripts = ["'sha256-boot='", "'sha256-other='"]
  const headers = securityHeaders({ scripts, styles: ["'sha256-sheet='"] })

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

test('keeps every line of _headers under the 2,000 characters that Cloudflare reads', () => {
  const hash = `'sha256-${'A'.repeat(43)}='`
  const headers = securityHeaders({ scripts: Array(5).fill(hash), styles: Array(5).fill(hash) })

  for (const [name, value] of Object.entries(headers)) {
    expect(`  ${name}: ${value}`.length).toBeLessThan(1_500)
  }
})
