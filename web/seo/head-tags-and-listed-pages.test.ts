import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { content } from '#content/test/frozen-content.ts'
import { readListedPage } from './listed-page.ts'
import { renderOpenGraphTags } from './prerendered-head-tags.ts'

const page = { path: '/', urlPath: '/', url: '', title: '', description: '', heading: '' }

test.each([
  ['ja', 'ja_JP'],
  ['pt-BR', 'pt_BR'],
  ['zh-Hant', 'zh_TW'],
])('a page in %s names the locale %s', (language, locale) => {
  const site = { ...content.site, language, languages: { [language]: language, en: 'English' } }

  expect(renderOpenGraphTags(page, { ...content, site })).toContain(
    `<meta property="og:locale" content="${locale}"/>`,
  )
})

test.each([
  ['Fold · Paper for machines', 'Paper for machines'],
  ['Price · Folding machines · Fold', 'Price · Folding machines'],
])('reads the title of %s without the name of the site', (title, own) => {
  const page = parse(`<title>${title}</title><link rel="canonical" href="https://fold.example/">`)

  expect(readListedPage({ path: '/', urlPath: '/' }, page, 'Fold')?.title).toBe(own)
})
