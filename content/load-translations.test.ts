import { appendFileSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Content } from './collections.ts'
import { listContentFiles } from './content-files.ts'
import { loadContentInAllLanguages } from './load.ts'
import { copyAllLanguages, setYamlFields } from './test/copy-content.ts'
import { contents } from './test/frozen-content.ts'

const [, arabic = contents[0], hindi = contents[0]] = contents

test('entries refer to categories by their translated names', () => {
  expect(arabic.services.get('washing')?.category).toBe('الحفظ')
  expect(arabic['case-studies'].get('ship-carpet')?.category).toBe('إصلاح السجاد')
  expect(arabic.faq.get('price')?.category).toBe('المال')
  expect(hindi.articles.get('the-knot')).toMatchObject({ category: 'हुनर', topics: ['रखरखाव'] })
  expect(hindi.jobs.get('weaver')?.department).toBe('करघा')
})

test('lists and references leave out entries without a translation', () => {
  expect(arabic.catalogue).toMatchObject({
    services: ['rug-repair', 'washing'],
    caseStudies: ['ship-carpet'],
    articles: [],
    jobs: [],
    faq: ['price'],
  })
  expect(hindi.catalogue).toMatchObject({ articles: ['the-knot'], jobs: ['weaver'], faq: [] })
  expect(hindi.services.get('rug-repair')?.questions).toEqual([])
  expect(hindi.articles.get('the-knot')?.services).toEqual(['rug-repair'])
  expect(hindi['pages/contact'].faq?.items).toEqual([])
  expect(hindi.site.navigation.services.map(({ services }) => services)).toEqual([
    ['rug-repair'],
    ['washing'],
  ])
})

test('lists the pages without a translation, whose texts are those of the first language', () => {
  expect([...hindi.missing]).toEqual(
    expect.arrayContaining(['pages/about', 'pages/case-studies', 'pages/faq', 'services/storage']),
  )
  expect(hindi.missing).not.toContain('pages/blog')
  expect(hindi['pages/terms-of-service']?.title).toBe('Terms')
})

test('a region has the texts of its language, and those of its own files', () => {
  const folder = copyAllLanguages()
  const languages = { en: 'English', hi: 'हिन्दी', 'hi-IN': 'भारत', 'en-IN': 'India' }
  setYamlFields(folder, 'site.yaml', { languages })
  for (const { path, suffix } of listContentFiles(folder))
    if (suffix === 'ar') rmSync(join(folder, path))
  const seo = { title: 'दूसरा शीर्षक', description: 'दूसरा विवरण, जो इस क्षेत्र के पाठकों के लिए है।' }
  for (const [from, to] of [
    ['pages/home.hi.yaml', 'pages/home.hi-in.yaml'],
    ['pages/search.yaml', 'pages/search.en-in.yaml'],
  ] as const) {
    cpSync(join(folder, from), join(folder, to))
    setYamlFields(folder, to, { seo })
  }
  const title = ({ 'pages/home': home }: Content) => home.seo.title
  const [first, hindi, inIndia, english] = loadContentInAllLanguages(folder)

  expect(hindi && title(hindi)).not.toBe('दूसरा शीर्षक')
  expect(inIndia && title(inIndia)).toBe('दूसरा शीर्षक')
  expect(inIndia?.services).toEqual(hindi?.services)
  expect(english?.missing).toEqual(new Set())
  expect(english?.services).toEqual(first.services)
  expect(english?.['pages/search'].seo.title).toBe('दूसरा शीर्षक')
})

test('rejects a missing picture in a translation', () => {
  const folder = copyAllLanguages()
  appendFileSync(join(folder, 'articles/the-knot.hi.md'), '\n\n![Plan](/pictures/nope.svg)\n')

  expect(() => loadContentInAllLanguages(folder)).toThrow('articles/the-knot.hi.md')
})
