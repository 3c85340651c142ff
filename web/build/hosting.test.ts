import { expect, test } from 'vitest'
import { aliasTargets, hashSource, headersFile, redirectsFile } from './hosting.ts'

test('names an inline script by its sha256', () => {
  // The example of https://www.w3.org/TR/CSP2/#script-src-hash-usage
  const source = hashSource("alert('Hello, world.');")

  expect(source).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})

test('hashes text as UTF-8', () => {
  // printf 'fold → paper' | openssl dgst -sha256 -binary | base64
  expect(hashSource('fold → paper')).toBe("'sha256-z0MvqoenAi+qgWbnm3hJUFwj/qyxdwHVZQFJNKwXGVk='")
})

test('sets each header once for every path and lets hashed files be kept for good', () => {
  const text = headersFile({ 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' })

  expect(text).toBe(`/*
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`)
})

test('leads each alias to its group, for now', () => {
  const text = redirectsFile(aliasTargets({ 'data-ai': 'data-ai', cloud: 'cloud-services' }))

  expect(text).toBe(`/services/data-ai /services#data-ai 302
/services/cloud /services#cloud-services 302
`)
})
