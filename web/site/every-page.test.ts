import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { urlOf } from '#web/page-data/address.ts'
import { scriptType } from '#web/page-data/script-type.ts'
import { ratchets } from '#worker/test/ratchets.ts'
import { files, links, paths, readBuilt, readPage, texts } from './read-page.ts'

const { site, interface: words } = content
const isEnglish =
  Object.keys(site.languages).join() === site.language && /^en\b/.test(site.language)
const otherTypes = new Set(Object.keys(site.languages).flatMap((tag) => scriptType(tag) ?? [])).size
/**
 * The share of the stylesheet without its typefaces, some 185: the rules of all pages, those of languages.css, and
 * those of build/script-styles.ts, which repeat most of the rules for each type.
 */
const STYLESHEET_BUDGET =
  ratchets.stylesheet + (isEnglish ? 0 : 160) + (otherTypes > 0 ? 230 + 20 * otherTypes : 0)
const main = `nav[aria-label="${words.shell.mainNavigation}"]`
const weigh = (text: string) => brotliCompressSync(text).length

/** Search results, answers to forms, and pages for unknown and removed addresses. */
const unlisted = paths.filter((path) => /\/(?:404|410|search|sent|subscribed)$/.test(path))

describe.each(paths)('%s', (path) => {
  const page = readPage(path)
  const meta = (name: string) =>
    page.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? null

  test('has one h1, its title, its description and its language', () => {
    expect(texts(page, 'h1')).toEqual([expect.stringMatching(/\S/)])
    const title = path === '/' ? `^${site.name} · ` : ` · ${site.name}$`
    expect(texts(page, 'title')).toEqual([expect.stringMatching(title)])
    expect(meta('description')).toMatch(/.{20,}/u)
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(site.language)
  })

  test('has the same navigation and contact links as every other page, in the same order', () => {
    const home = readPage('/')
    // A link with hreflang leads to the same page in another language.
    for (const place of ['.skip-link', 'body > header a', 'body > footer a']) {
      const selector = `${place}:not([hreflang])`
      expect(links(home, selector)).not.toEqual([])
      expect(links(page, selector)).toEqual(links(home, selector))
      expect(texts(page, selector)).toEqual(texts(home, selector))
    }
  })

  test('has one canonical address, or is noindex', () => {
    const listed = !unlisted.includes(path)

    expect(meta('robots')).toBe(listed ? null : 'noindex')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      listed ? urlOf({ site }, path) : undefined,
    )
  })

  test('marks links to itself as current, and in the header the link to its section', () => {
    const isSection = (to = '') => path === to || path.startsWith(`${to}/`)

    const marked = links(page, ':is(main, footer) a[aria-current=page]')
    expect(marked.filter((to) => to !== path)).toEqual([])
    expect(links(page, `${main} > a[aria-current=page]`)).toEqual(
      links(page, `${main} > a`).filter(isSection),
    )
    expect(page.querySelector('nav > button')?.getAttribute('aria-current')).toBe(
      isSection('/services') ? 'true' : undefined,
    )
  })
})

// Brotli takes long, and puts pages into the same order as gzip, or nearly.
const largest = files
  .map((file) => ({ file, size: gzipSync(readBuilt(file)).length }))
  .sort((a, b) => b.size - a.size)
  .slice(0, 8)

test.each(largest)('$file, one of the largest, fits the first congestion window', ({ file }) => {
  expect(weigh(readBuilt(file))).toBeLessThanOrEqual(ratchets.page)
})

test.each(files)('the head of %s loads no files', (file) => {
  const html = readBuilt(file)
  const head = html.slice(0, html.indexOf('</head>'))

  expect(head).not.toMatch(/<script[^>]+src|rel="(?:stylesheet|preload|modulepreload)"|@import/)
})

test('the boot snippet starts the app for each query parameter that links and forms use', () => {
  const [, snippet = ''] = /<script>(.+?)<\/script>/s.exec(readBuilt('index.html')) ?? []
  const names = new Set(
    paths.map(readPage).flatMap((page) => {
      const addresses = links(page).map((href) => new URL(href ?? '', site.url))
      const own = addresses.filter(({ origin }) => origin === site.url)
      const fields = page.querySelectorAll('form:not([method]) [name]')
      return [
        ...own.flatMap(({ searchParams }) => [...searchParams.keys()]),
        ...fields.map(({ attributes }) => attributes.name),
      ]
    }),
  )

  expect(names.size).toBeGreaterThan(0)
  for (const name of names) expect(snippet).toMatch(new RegExp(`[(|]${name}[|)]`))
})

test('every page has the same inline stylesheet, so one hash in the policy allows it', () => {
  const stylesheets = new Set(
    files.map((file) => /<style>(.+?)<\/style>/s.exec(readBuilt(file))?.[1]),
  )
  const [stylesheet = ''] = stylesheets

  expect(stylesheets.size).toBe(1)
  expect(stylesheet.length).toBeGreaterThan(0)
  // Other typefaces have longer names, and other metrics.
  const rules = stylesheet
    .replaceAll(/@font-face\{[^}]*\}/g, '')
    .replaceAll(site.typefaces.display, '')
    .replaceAll(site.typefaces.text, '')
  expect(weigh(rules)).toBeLessThanOrEqual(STYLESHEET_BUDGET)
})
