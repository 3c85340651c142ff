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
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}
const { 'script-src': _scripts, 'style-src': _styles, ...bare } = pagePolicy

const page = { scripts: ["'sha256-boot='"], styles: ["'sha256-sheet='"] }
const inbox = { styles: ["'self'"] }

test.each([
  ['a page run its own files and the inline code of the given hashes', page, pagePolicy],
  ['a response run no script, use no style and load nothing', {}, bare],
  ['the inbox use its stylesheets', inbox, { ...bare, 'style-src': "'self'" }],
])('lets %s', (_, sources, policy) => {
  expect(directives(securityHeaders(sources)['Content-Security-Policy'])).toEqual(policy)
})

test('requires HTTPS for two years', () => {
  expect(securityHeaders()['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains')
})
