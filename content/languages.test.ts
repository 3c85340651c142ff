import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Content, documents, isPage } from './collections.ts'
import { loadContent, loadLanguages } from './load.ts'
import { addLanguage } from './test/add-language.ts'
import { copyContent } from './test/copy-content.ts'

const sound = loadContent()
const [study] = sound['case-studies'].values()
const [first] = sound.services.values()
const service = [...sound.services.values()].find(({ name }) => name === study?.category) ?? first
const ID = service?.id ?? ''
const QUESTION = service?.questions[0] ?? ''
const ARTICLE = [...sound.articles.values()].find(({ services }) => services.includes(ID))?.id ?? ''

/** The names of the documents that every language has, a study, its service, a question, an article. */
const FEW = [
  ...Object.keys(documents).filter((name) => !isPage(name)),
  ...['pages/home', 'pages/service', `services/${ID}`],
  ...(study ? ['pages/case-study', `case-studies/${study.id}`] : []),
  ...(QUESTION ? [`faq/${QUESTION}`] : []),
  ...(ARTICLE ? ['pages/article', 'pages/blog', `articles/${ARTICLE}`] : []),
]

/** A copy of the content with German translations of all files, or of these. */
function createGermanFolder(names?: string[]): string {
  const folder = copyContent()
  addLanguage(folder, 'de', (name) => names?.includes(name) ?? true)
  return folder
}

function loadGerman(folder: string): Content {
  const [, german] = loadLanguages(folder)
  if (!german) throw new Error('There is no second language.')
  return german
}

test('a translation takes all fields other than texts from the first language', () => {
  const german = loadGerman(createGermanFolder(FEW))
  const entry = german.services.get(ID)

  expect(german.site.language).toBe('de')
  expect(entry?.name).toBe(service?.name.replace(/./, 'Ü'))
  expect(entry?.description).not.toEqual(service?.description)
  expect(entry).toMatchObject({ icon: service?.icon, techStack: service?.techStack })
})

test('entries refer to categories by their translated names', () => {
  const { services, articles, jobs, faq, ...german } = loadGerman(createGermanFolder())
  const entries = [services, german['case-studies'], articles, faq].flatMap((each) => [
    ...(each as Map<string, { category: string }>).values(),
  ])
  const people = german['pages/about']?.leaders?.people ?? []
  const names = [
    ...[...entries, ...people].flatMap(({ category }) => category ?? []),
    ...[...articles.values()].flatMap(({ topics }) => topics),
    ...Array.from(jobs.values(), ({ department }) => department),
  ]

  expect(names.length).toBeGreaterThanOrEqual(services.size)
  expect(names.filter((name) => !name.startsWith('Ü'))).toEqual([])
  expect(german.missing).toEqual(new Set())
})

test('lists leave out entries without a translation', () => {
  const german = loadGerman(createGermanFolder(FEW))
  const { services, articles, faq, catalogue, site } = german

  expect(catalogue).toMatchObject({
    services: [ID],
    faq: [QUESTION].filter(Boolean),
    articles: [ARTICLE].filter(Boolean),
    jobs: [],
  })
  expect([...services.keys(), ...faq.keys()]).toEqual([ID, QUESTION].filter(Boolean))
  expect(services.get(ID)?.questions).toEqual([QUESTION].filter(Boolean))
  for (const entry of [...articles.values(), ...german['case-studies'].values()]) {
    expect(entry.services).toEqual([ID])
  }
  const asked = sound['pages/contact'].faq?.items.filter((id) => id === QUESTION)
  expect(german['pages/contact'].faq?.items).toEqual(asked)
  const groups = sound.site.navigation.services.filter((group) => group.services.includes(ID))
  expect(site.navigation.services.map((group) => group.services)).toEqual(groups.map(() => [ID]))
})

test('lists the pages without a translation, whose texts are those of the first language', () => {
  const german = loadGerman(createGermanFolder(FEW))
  const other = sound.catalogue.services.find((id) => id !== ID)

  expect([...german.missing]).toEqual(
    expect.arrayContaining(['pages/contact', ...(other ? [`services/${other}`] : [])]),
  )
  expect(FEW.filter((name) => german.missing.has(name))).toEqual([])
  expect(german['pages/contact'].seo).toEqual(sound['pages/contact'].seo)
})

test('names the file and line of a wrong field in a translation', () => {
  const folder = createGermanFolder(FEW)
  const home = join(folder, 'pages/home.de.yaml')
  writeFileSync(home, `${readFileSync(home, 'utf8')}colour: rot\n`)

  expect(() => loadLanguages(folder)).toThrow(
    /content\/pages\/home\.de\.yaml:\d+, field "colour"\n {4}expected: only the fields of the schema/,
  )
})

test.runIf(ARTICLE)('rejects a missing picture in a translation', () => {
  const folder = createGermanFolder(FEW)
  const path = join(folder, `articles/${ARTICLE}.de.md`)
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n![Ein Plan](/pictures/nope.svg)\n`)

  expect(() => loadLanguages(folder)).toThrow(`articles/${ARTICLE}.de.md`)
})
