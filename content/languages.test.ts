import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Content, documents, isPage } from './collections.ts'
import { entriesOf } from './entries-of.ts'
import { loadLanguages } from './load.ts'
import { addLanguage } from './test/add-language.ts'
import { content as sound } from './test/content.ts'
import { copyContent } from './test/copy-content.ts'

const [study] = sound['case-studies'].values()
const [first] = sound.services.values()
const service = [...sound.services.values()].find(({ name }) => name === study?.category) ?? first
const ID = service?.id ?? ''
const QUESTION = service?.questions[0] ?? ''
const ARTICLE =
  entriesOf(sound.catalogue.articles, sound.articles).find(({ services }) => services.includes(ID))
    ?.id ?? ''

/** The names of the documents that every language has, a study, its service, a question, an article. */
const FEW = [
  ...Object.keys(documents).filter((name) => !isPage(name)),
  ...['pages/home', 'pages/search', 'pages/services', 'pages/service', `services/${ID}`],
  ...(study ? ['pages/case-studies', 'pages/case-study', `case-studies/${study.id}`] : []),
  ...(QUESTION ? ['pages/faq', `faq/${QUESTION}`] : []),
  ...(ARTICLE ? ['pages/article', 'pages/blog', `articles/${ARTICLE}`] : []),
]

/** The content with translations of all files, or of these, into a language that it lacks. */
function translate(names?: string[], change = (_folder: string) => {}): Content {
  const folder = copyContent()
  addLanguage(folder, 'eo', (name) => names?.includes(name) ?? true)
  change(folder)
  const [, translated = sound] = loadLanguages(folder)
  expect(translated.site.language).toBe('eo')
  return translated
}

let known: Content | undefined
/** With the few translations; loaded once. */
function translatedInPart(): Content {
  known ??= translate(FEW)
  return known
}

test('entries refer to categories by their translated names', () => {
  const { services, articles, jobs, faq, ...translated } = translate()
  const entries = [services, translated['case-studies'], articles, faq].flatMap((each) => [
    ...(each as Map<string, { category: string }>).values(),
  ])
  const people = translated['pages/about']?.leaders?.people ?? []
  const names = [
    ...[...entries, ...people].flatMap(({ category }) => category ?? []),
    ...[...articles.values()].flatMap(({ topics }) => topics),
    ...Array.from(jobs.values(), ({ department }) => department),
  ]

  expect(names.length).toBeGreaterThanOrEqual(services.size)
  expect(names.filter((name) => !name.startsWith('Ü'))).toEqual([])
  expect(translated.missing).toEqual(new Set())
})

test('lists leave out entries without a translation', () => {
  const { services, articles, faq, catalogue, site, ...translated } = translatedInPart()

  expect(catalogue).toMatchObject({
    services: [ID],
    faq: [QUESTION].filter(Boolean),
    articles: [ARTICLE].filter(Boolean),
    jobs: [],
  })
  expect([...services.keys(), ...faq.keys()]).toEqual([ID, QUESTION].filter(Boolean))
  expect(services.get(ID)?.questions).toEqual([QUESTION].filter(Boolean))
  for (const entry of [...articles.values(), ...translated['case-studies'].values()]) {
    expect(entry.services).toEqual([ID])
  }
  const asked = sound['pages/contact'].faq?.items.filter((id) => id === QUESTION)
  expect(translated['pages/contact'].faq?.items).toEqual(asked)
  const groups = sound.site.navigation.services.filter((group) => group.services.includes(ID))
  expect(site.navigation.services.map((group) => group.services)).toEqual(groups.map(() => [ID]))
})

test('lists the pages without a translation, whose texts are those of the first language', () => {
  const translated = translatedInPart()
  const other = sound.catalogue.services.find((id) => id !== ID)

  expect([...translated.missing]).toEqual(
    expect.arrayContaining(['pages/contact', ...(other ? [`services/${other}`] : [])]),
  )
  expect(FEW.filter((name) => translated.missing.has(name))).toEqual([])
  expect(translated['pages/contact'].seo).toEqual(sound['pages/contact'].seo)
})

test('a region has the texts of its language, and those of its own files', () => {
  const folder = copyContent()
  addLanguage(folder, 'eo')
  addLanguage(folder, 'eo-IN', (name) => name === 'pages/home')
  addLanguage(folder, 'en-IN', (name) => name === 'pages/search')
  const title = ({ 'pages/home': home }: Content) => home.seo.title
  const [first, esperanto, inIndia, english] = loadLanguages(folder)

  expect(esperanto && title(esperanto)).toMatch(/^Ü/)
  expect(inIndia && [title(inIndia), inIndia.services.size]).toEqual([
    esperanto && title(esperanto),
    first.services.size,
  ])
  expect(english?.missing).toEqual(new Set())
  expect(english?.services).toEqual(first.services)
  expect(english?.['pages/search'].seo.title).toMatch(/^Ü/)
})

test.runIf(ARTICLE)('rejects a missing picture in a translation', () => {
  const file = `articles/${ARTICLE}.eo.md`

  expect(() =>
    translate(FEW, (folder) => {
      const text = readFileSync(join(folder, file), 'utf8')
      writeFileSync(join(folder, file), `${text}\n![Ein Plan](/pictures/nope.svg)\n`)
    }),
  ).toThrow(file)
})
