import { expect, test } from 'vitest'
import type { Content } from '#content/collections.ts'
import { languageLinks } from './layout.ts'

const site = { language: 'en', languages: { en: 'English', ar: 'العربية' }, sections: {} }
const english = {
  site,
  catalogue: { services: ['paper'], caseStudies: [], articles: [], jobs: [] },
  jobs: new Map([['closed', {}]]),
  'pages/home': {},
  'pages/about': {},
  missing: new Set(),
} as unknown as Content
const arabic = {
  ...english,
  site: { ...site, language: 'ar', sections: { services: 'khidmat' } },
  catalogue: { ...english.catalogue, services: [] },
  jobs: new Map(),
  missing: new Set(['pages/about']),
} as unknown as Content
const first = { tag: 'en', name: 'English', root: '', sections: {}, missing: [] }
const second = {
  tag: 'ar',
  name: 'العربية',
  root: '/ar',
  sections: { services: 'khidmat' },
  missing: ['/about', '/services/paper', '/careers/closed'],
}

test('a page links to its translations, and to the first language for pages that its own lacks', () => {
  expect(languageLinks(english, [english, arabic])).toEqual({ languages: [second] })
  expect(languageLinks(arabic, [english, arabic])).toEqual({
    dir: 'rtl',
    languages: [first],
    fallback: { ...first, lacking: second.missing },
  })
  expect(languageLinks(english, [english])).toEqual({})
})
