import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { content, contents } from '#content/test/content.ts'
import { addresses, DIST, hrefs, readAddress, textOf } from './read-page.ts'

/** In bytes: some messengers show no preview with a larger picture. */
const PICTURE_BUDGET = 60_000

const { site, catalogue } = content
const pages = addresses.map((path) => {
  const page = readAddress(path)
  const [canonical] = hrefs(page, 'link[rel=canonical]')
  const tags = page.querySelectorAll('meta[property^="og:"]')
  const said = tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')])
  return { path, page, canonical, count: tags.length, said: Object.fromEntries(said) }
})
const listed = pages.filter(({ canonical }) => canonical !== undefined)

/** The company's name in the language of a page. */
function nameIn(page: HTMLElement) {
  const language = page.querySelector('html')?.getAttribute('lang')
  return contents.find((each) => each.site.language === language)?.site.name
}

test.each(listed)(
  '$path has each Open Graph tag once',
  ({ path, page, canonical, count, said }) => {
    const description = page.querySelector('meta[name=description]')?.getAttribute('content')

    expect(said).toMatchObject({
      'og:url': canonical,
      'og:site_name': nameIn(page),
      'og:description': description,
      'og:image': expect.stringMatching(`^${site.url}/share/.+\\.png$`),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(textOf(page.querySelector('h1'))),
    })
    const isArticle = catalogue.articles.some((id) => path.endsWith(`/${id}`))
    expect(said['og:type']).toBe(isArticle ? 'article' : 'website')
    expect(said['og:title']).not.toContain(` · ${nameIn(page)}`)
    expect(textOf(page.querySelector('title'))).toContain(said['og:title'])
    expect(count).toBe(Object.keys(said).length)
    expect(page.querySelectorAll('meta[name="twitter:card"]')).toHaveLength(1)
  },
)

test('noindex pages have no link preview', () => {
  const others = pages.filter(({ canonical }) => canonical === undefined)

  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(({ count }) => count > 0).map(({ path }) => path)).toEqual([])
})

test('every page has a unique share picture of the right size and weight', () => {
  const named = listed.map(({ said }) => new URL(said['og:image']).pathname.slice(1))
  const pictures = globSync('share/**/*.png', { cwd: DIST }).map((file) => {
    const bytes = readFileSync(join(DIST, file))
    const hash = createHash('sha256').update(bytes).digest('hex')
    return { file, hash, weight: bytes.length, ...imageSize(bytes) }
  })

  expect(pictures.map(({ file }) => file).sort()).toEqual(named.sort())
  expect(new Set(pictures.map(({ hash }) => hash)).size).toBe(listed.length)
  for (const { file, weight, type, width, height } of pictures) {
    expect({ file, type, width, height }).toEqual({ file, type: 'png', width: 1200, height: 630 })
    expect(weight, file).toBeLessThanOrEqual(PICTURE_BUDGET)
  }
})
