import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { aliasRedirects, cspHash, headersFile, redirectsFile } from './headers-and-redirects.ts'

test('allows an inline script by the SHA-256 of its UTF-8 bytes', () => {
  // printf 'fold → paper' | openssl dgst -sha256 -binary | base64
  const hash = 'z0MvqoenAi+qgWbnm3hJUFwj/qyxdwHVZQFJNKwXGVk='
  expect(cspHash('fold → paper')).toBe(`'sha256-${hash}'`)
})

const POLICY = { 'X-Frame-Options': 'DENY' }
const ORIGIN = 'https://fold.example'

test('lets search engines index a site whose own address is on a Cloudflare host', () => {
  expect(headersFile(POLICY, 'https://fold.pages.dev')).not.toContain('pages.dev')
  expect(headersFile(POLICY, 'https://fold.me.workers.dev')).not.toContain('workers.dev')
})

test('the headers of /admin take the place of those of the pages', () => {
  const text = headersFile(POLICY, ORIGIN, { 'X-Frame-Options': 'SAMEORIGIN' })

  expect(text).toContain(`
/admin
  X-Robots-Tag: noindex
  ! X-Frame-Options
  X-Frame-Options: SAMEORIGIN
`)
})

test('a picture has one policy, which runs nothing', () => {
  const text = headersFile({ 'Content-Security-Policy': "script-src 'self'" }, ORIGIN)
  const [, rule = ''] = /^\/pictures\/\*\n((?: .*\n)+)/m.exec(text) ?? []

  expect(rule.trim().split(/\n */)).toEqual([
    '! Content-Security-Policy',
    expect.stringMatching(/^Content-Security-Policy: default-src 'none'; (?!.*script).*sandbox$/),
  ])
})

const content = {
  site: { language: 'en', languages: { en: 'English' }, sections: {} },
  catalogue: { aliases: { 'data-ai': 'data-ai', cloud: 'cloud-services' } },
} as unknown as Content

test('redirects each alias to its group, temporarily, also with a slash at its end', () => {
  const text = redirectsFile(aliasRedirects(content))

  expect(text).toBe(`/services/data-ai /services#data-ai 302
/services/data-ai/ /services#data-ai 302
/services/cloud /services#cloud-services 302
/services/cloud/ /services#cloud-services 302
`)
})
