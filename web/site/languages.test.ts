import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { type Content, schemaOf } from '#content/collections.ts'
import { listFiles, pathsByName, suffixOf } from '#content/content-files.ts'
import { loadLanguages } from '#content/load.ts'
import { readSources, translateSources } from '#content/sources.ts'
import { textsOf } from '#content/texts-of.ts'
import { clockTime } from '#web/page-data/clock-time.ts'
import { retentionNotice } from '#web/page-data/retention-notice.ts'
import { addresses, hrefs, readAddress } from './read-page.ts'

const FOLDER = join(import.meta.dirname, '../../content')
/** Texts outside the page text: attributes, and the descriptions for other sites. */
const ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder', 'data-tooltip']
const DESCRIPTIONS = 'meta[name=description], meta[property^="og:"][content*=" "]'

const files = listFiles(FOLDER)
const sources = readSources(FOLDER, files, [])
const contents = loadLanguages()
const [{ site }] = contents
const pages = addresses.map((address) => ({ address, page: readAddress(address) }))
const languageOf = (page: HTMLElement) => page.querySelector('html')?.getAttribute('lang')

/** The words of all texts in a language, and of computed texts. */
function collectWords(content: Content): Set<string> {
  const { name, contact, language } = content.site
  const paths = pathsByName(files, suffixOf(language))
  const own = content === contents[0] ? sources : translateSources(FOLDER, sources, paths, [])
  const texts = [...own].flatMap(([name, { data }]) => textsOf(schemaOf(name), data))
  return new Set([
    ...texts.flatMap(({ value }) => wordsIn(String(value).replaceAll(/\]\(.*?\)|\{\w+\}/g, ' '))),
    ...[name, contact.email].flatMap(wordsIn),
    ...['09:00', '15:00'].flatMap((time) => wordsIn(clockTime(time, language))),
    ...wordsIn(Object.values(retentionNotice(content)).join(' ')),
  ])
}

/** The words on a page, except those that it marks as another language's. */
function wordsOn(original: HTMLElement): string[] {
  const language = languageOf(original)
  const page = parse(original.toString().replaceAll(/<\/?noscript>/g, ''))
  for (const element of page.querySelectorAll('script, style, body [lang]')) {
    if (element.getAttribute('lang') !== language) element.remove()
  }
  const elements = page.querySelectorAll('*')
  return [
    ...elements.flatMap(({ childNodes }) => childNodes.filter(({ nodeType }) => nodeType === 3)),
    ...elements.flatMap((element) => ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')),
    ...page.querySelectorAll(DESCRIPTIONS).map((meta) => meta.getAttribute('content') ?? ''),
  ].flatMap((text) => wordsIn(typeof text === 'string' ? text : text.text))
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []
}

/** The addresses of a page's translations, by their language, and of the default. */
function translationsOn(page: HTMLElement): Record<string, string> {
  const all = page.querySelectorAll('link[rel=alternate][hreflang]')
  return Object.fromEntries(
    all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  )
}

describe.skipIf(contents.length === 1)('a site in several languages', () => {
  test.each(contents)('has only words of the texts in $site.language on its pages', (content) => {
    const known = collectWords(content)
    const own = pages.filter(({ page }) => languageOf(page) === content.site.language)

    expect(own.length).toBeGreaterThan(5)
    const unknown = own.flatMap(({ address, page }) =>
      wordsOn(page).flatMap((word) => (known.has(word) ? [] : [`${address}: ${word}`])),
    )
    expect([...new Set(unknown)]).toEqual([])
  })

  test('links each listed page to its translations, and these to it', () => {
    for (const { address, page } of pages) {
      const found = translationsOn(page)
      const [canonical] = hrefs(page, 'link[rel=canonical]')
      if (!canonical || Object.keys(found).length === 0) continue
      const { 'x-default': fallback, ...all } = found
      expect(all[languageOf(page) ?? ''], address).toBe(canonical)
      expect(fallback).toBe(all[site.language] ?? Object.values(all)[0])
      for (const url of Object.values(all)) {
        const other = readAddress(url.slice(site.url.length) || '/')
        expect(translationsOn(other), address).toEqual(found)
      }
    }
  })
})
