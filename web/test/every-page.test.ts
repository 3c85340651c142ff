import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { budgets } from '#worker/test/budgets.ts'
import { pagePaths, readBuilt, readPage, textOf } from './built-pages.ts'

/** Search results, answers to forms, and pages for unknown and removed addresses. */
const UNLISTED = /\/(?:404|410|search|sent|subscribed)$/
const pages = pagePaths.map((address) => ({ address, page: readPage(address) }))

describe.each(pages)('$address', ({ address, page }) => {
  const meta = (name: string) => page.querySelector(`meta[name=${name}]`)?.getAttribute('content')

  test('has one h1, its title and its description', () => {
    expect(page.querySelectorAll('h1').map(textOf)).toEqual([expect.stringMatching(/\S/)])
    expect(textOf(page.querySelector('title'))).toMatch(/^Rafu · .| · Rafu$/)
    expect(meta('description')).toMatch(/.{20,}/u)
  })

  test('has one canonical address, or is noindex', () => {
    const isListed = !UNLISTED.test(address)
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href')

    expect(meta('robots')).toBe(isListed ? undefined : 'noindex')
    expect(canonical).toBe(isListed ? `https://www.rafu.example${address}` : undefined)
  })

  test('marks only links to itself as current', () => {
    const marked = page.querySelectorAll(':is(main, footer) a[aria-current=page]')
    const others = marked.filter(({ attributes }) => attributes.href !== address)

    expect(others.map(({ attributes }) => attributes.href)).toEqual([])
  })

  test('loads nothing before the first paint', () => {
    expect(`${page.querySelector('head')}`).not.toMatch(
      /<script[^>]+src|rel="(?:stylesheet|preload|modulepreload)"|@import/,
    )
  })
})

test('all have the same inline stylesheet, so one hash in the policy allows it', () => {
  const sheets = new Set(pages.map(({ page }) => page.querySelector('style')?.textContent))
  const [sheet = ''] = sheets
  const rules = sheet.replaceAll(/@font-face\{[^}]*\}/g, '').replaceAll('IBM Plex Sans', '')

  expect(sheets.size).toBe(1)
  expect(rules.length).toBeGreaterThan(10_000)
  expect(brotliCompressSync(rules).length).toBeLessThanOrEqual(budgets.stylesheet)
})

test('the largest fits the first flight of a connection', () => {
  const sizes = pages.map(({ page }) => `${page}`).sort((a, b) => b.length - a.length)
  const [largest = ''] = sizes

  expect(largest.length).toBeGreaterThan(30_000)
  expect(brotliCompressSync(largest).length).toBeLessThanOrEqual(budgets.page)
})

test('the boot snippet starts the app for each query parameter that links and forms use', () => {
  const [, snippet = ''] = /<script>(.+?)<\/script>/s.exec(readBuilt('index.html')) ?? []

  for (const name of ['q', 'topic', 'role']) expect(snippet).toMatch(RegExp(`[(|]${name}[|)]`))
})
