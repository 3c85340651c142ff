import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { foreignWords } from './foreign-words.ts'
import { addresses, DIST, hrefs, readAddress } from './read-page.ts'

const { site } = content

/** The addresses of a page's translations, by their language, and of the default. */
function translationsOn(page: HTMLElement): Record<string, string> {
  const all = page.querySelectorAll('link[rel=alternate][hreflang]')
  return Object.fromEntries(
    all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  )
}

describe.skipIf(Object.keys(site.languages).length === 1)('a site in several languages', () => {
  test('has only words of the texts in its language on each page', () => {
    expect(foreignWords(join(import.meta.dirname, '../../content'), DIST)).toEqual([])
  })

  test('links each listed page to its translations, and these to it', () => {
    const home = Object.keys(translationsOn(readAddress('/')))
    expect(home).toEqual(expect.arrayContaining(Object.keys(site.languages)))
    for (const address of addresses) {
      const page = readAddress(address)
      const found = translationsOn(page)
      const [canonical] = hrefs(page, 'link[rel=canonical]')
      if (!canonical || Object.keys(found).length === 0) continue
      const { 'x-default': fallback, ...all } = found
      const own = page.querySelector('html')?.getAttribute('lang') ?? ''
      expect(all[own], address).toBe(canonical)
      expect(fallback).toBe(all[site.language] ?? Object.values(all)[0])
      for (const url of Object.values(all)) {
        const other = readAddress(url.slice(site.url.length) || '/')
        expect(translationsOn(other), address).toEqual(found)
      }
    }
  })
})
