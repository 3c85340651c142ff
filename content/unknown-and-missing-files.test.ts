import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDocuments } from './collections.ts'
import { type ContentFile, listContentFiles } from './content-files.ts'
import { readPictureSizes } from './pictures.ts'
import type { Problem } from './problems.ts'
import { content } from './test/frozen-content.ts'
import { findTranslationFileProblems, findUnknownFiles } from './unknown-and-missing-files.ts'

const first = { ...content, site: { ...content.site, languages: { 'en-US': '', 'pt-BR': '' } } }
const HEADER = ['pages/home', 'pages/services', 'pages/search']
const SHARED = [...Object.keys(sharedDocuments).filter((name) => name !== 'logo'), ...HEADER]

function filesOf(names: string[], suffix: string): ContentFile[] {
  return names.map((name) => ({ path: `${name}${suffix && '.'}${suffix}.yaml`, name, suffix }))
}

const own = filesOf(
  [
    ...SHARED,
    ...['pages/service', 'pages/case-study', 'pages/case-studies', 'pages/article', 'pages/blog'],
    ...['pages/job', 'pages/careers', 'pages/faq'],
    ...['services', 'case-studies', 'articles', 'jobs', 'faq'].map((folder) => `${folder}/a`),
    ...['case-studies/ship-carpet', 'services/rug-repair'],
  ],
  '',
)

/** The files with problems when these are translated besides the shared ones. */
function problemsWith(names: string[], suffix = 'pt-br') {
  const files = [...own, ...filesOf(SHARED, 'pt-br'), ...filesOf(names, suffix)]
  return findTranslationFileProblems(files, first)
}

test('a language needs translations of the pages in the header and the shared documents, and no others', () => {
  expect(problemsWith([])).toEqual([])
  expect(findTranslationFileProblems(own, first).map(({ file }) => file)).toEqual(
    expect.arrayContaining(SHARED.map((name) => `${name}.pt-br.yaml`)),
  )
})

test.each([
  ['services', 'services/a', ['pages/service']],
  ['studies', 'case-studies/a', ['pages/case-studies', 'pages/case-study']],
  ['articles', 'articles/a', ['pages/blog', 'pages/article']],
  ['jobs', 'jobs/a', ['pages/careers', 'pages/job']],
  ['questions', 'faq/a', ['pages/faq']],
])('%s need a translation of the texts around them', (_, entry, texts) => {
  expect(problemsWith([entry]).map(({ file }) => file)).toEqual(
    texts.map((name) => `${name}.pt-br.yaml`),
  )
})

test('a case study needs a translation of its service', () => {
  const texts = ['pages/case-studies', 'pages/case-study', 'case-studies/ship-carpet']

  expect(problemsWith(texts)).toMatchObject([{ file: 'services/rug-repair.pt-br.yaml' }])
})

test('a case study of no service, a mistake of its own, needs no other file', () => {
  const texts = ['pages/case-studies', 'pages/case-study', 'case-studies/ship-carpet']
  const files = [...own, ...filesOf([...SHARED, ...texts], 'pt-br')]

  expect(findTranslationFileProblems(files, { ...first, services: new Map() })).toEqual([])
})

test.each([
  ['in no language', 'services/a', 'fr', 'the suffix of another language of site.yaml: .pt-br'],
  ['without an original', 'services/b', 'pt-br', 'a file services/b in the first language'],
])('rejects a file %s', (_, name, suffix, expected) => {
  expect(problemsWith([name, 'pages/service'], suffix)).toContainEqual(
    expect.objectContaining({ expected }),
  )
})

/** The files that are read and the problems, in a content folder with these files. */
function read(...paths: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  const files = listContentFiles(folder)
  const problems: Problem[] = []
  readPictureSizes(folder, problems)
  return {
    files: files.map(({ path }) => path),
    problems: [...findUnknownFiles(files), ...problems],
  }
}

test.each([
  ['Vim', '.gen-ai.yaml.swp', 'gen-ai.yaml~'],
  ['Emacs', '#gen-ai.yaml#', '.#gen-ai.yaml'],
  ['macOS', '.DS_Store', '._gen-ai.yaml'],
  ['Windows', 'Thumbs.db', 'desktop.ini'],
])('the files of %s are ignored', (_, ...left) => {
  const folders = ['', 'services/', 'pages/', 'pictures/']
  const paths = left.flatMap((name) => folders.map((folder) => folder + name))

  expect(read('services/gen-ai.yaml', 'load.ts', 'README.md', ...paths)).toEqual({
    files: ['services/gen-ai.yaml'],
    problems: [],
  })
})

test.each([
  ['services/gen-ai.yml', 'a name that ends in .yaml'],
  ['services/gen-ai.yaml.bak', 'a name that ends in .yaml'],
  ['services/old/gen-ai.yaml', 'a name that ends in .yaml'],
  ['services/हवेली.yaml', 'lower-case Latin letters, digits and hyphens: rename the file'],
  ['articles/paper.de.txt', 'a name that ends in .md'],
  ['pages/home.md', 'a name that ends in .yaml'],
  ['pages/home-2.yaml', 'an entry of its name in pageSchemas'],
  ['sites.yaml', 'only files of the site beside the folders: site.yaml, logo.svg, '],
  ['articels/paper.md', 'only files of the site beside the folders'],
])('%s is named, with its place', (path, expected) => {
  const file = path.split('/').slice(0, 2).join('/')
  const { problems } = read(path)

  expect(problems).toHaveLength(1)
  expect(file.startsWith(problems[0]?.file ?? ' ')).toBe(true)
  expect(problems[0]?.expected).toContain(expected)
})
