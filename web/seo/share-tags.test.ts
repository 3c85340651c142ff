import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { shareTags } from './share-tags.ts'

const page = { path: '/', address: '/', url: '', title: '', description: '', heading: '' }

test.each([
  ['ja', 'ja_JP'],
  ['pt-BR', 'pt_BR'],
  ['zh-Hant', 'zh_TW'],
])('a page in %s names the locale %s', (language, locale) => {
  const site = { ...content.site, language, languages: { [language]: language, en: 'English' } }

  expect(shareTags({ ...page, main: '' }, { ...content, site })).toContain(
    `<meta property="og:locale" content="${locale}"/>`,
  )
})
