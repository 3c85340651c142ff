import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { type ListedPage, toListedPage } from './listed-page.ts'
import { renderOpenGraphTags, sharePictureSubject } from './prerendered-head-tags.ts'

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
  ['https://www.company.example', 'www.company.example'],
  ['https://xn--mller-kva.example', 'müller.example'],
  ['https://xn--mgba3a4f16a.example', 'ایران.example'],
])('the picture of a page without an entry names %s as people read it', (url, label) => {
  const page = { path: '/contact', heading: 'Contact' } as ListedPage

  expect(sharePictureSubject(page, { ...content, site: { ...content.site, url } }).label).toBe(
    label,
  )
})

test('its sheet follows the seed of the sheets at the top of pages', () => {
  const page = { path: '/about', heading: 'About' } as ListedPage
  const foldWith = (fold: string) =>
    sharePictureSubject(page, { ...content, 'pages/home': { ...content['pages/home'], fold } }).fold

  expect(foldWith('paper')).not.toEqual(foldWith('ink'))
})

test.each([
  ['Fold · Paper for machines', 'Paper for machines'],
  ['Price · Folding machines · Fold', 'Price · Folding machines'],
])('reads the title of %s without the name of the site', (title, own) => {
  const page = parse(`<title>${title}</title><link rel="canonical" href="https://fold.example/">`)

  expect(toListedPage({ path: '/', urlPath: '/' }, page, 'Fold')?.title).toBe(own)
})
