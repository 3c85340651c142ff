import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { ContentError, loadContent } from './load.ts'
import { placesOf } from './places-of.ts'
import { copyContent } from './test/copy-content.ts'

// Independent of the content's texts: the first service and article, with one or two changed fields.
const { catalogue, site } = loadContent()
const [ID = ''] = catalogue.services
const [FIRST_ARTICLE] = catalogue.articles
const SERVICE = `services/${ID}.yaml`
const ARTICLE = `articles/${FIRST_ARTICLE}.md`

/** A copy of the content in which fields of the service have another value, or none. */
function createFolderWith(fields: Record<string, unknown>): string {
  const folder = copyContent()
  const path = join(folder, SERVICE)
  writeFileSync(path, stringify({ ...parse(readFileSync(path, 'utf8')), ...fields }))
  return folder
}

function messageOf(folder: string): string {
  try {
    loadContent(folder)
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
  return 'The content is sound.'
}

test('loads entries by file name, with prose compiled to data', () => {
  const folder = createFolderWith({ description: 'One.\n\n*Two*.' })

  expect(loadContent(folder).services.get(ID)).toMatchObject({
    id: ID,
    description: [
      ['p', ['One.']],
      ['p', [['em', ['Two']], '.']],
    ],
  })
})

test.each([
  ['a shape', '<circle r="4"/>', 'convert shapes, strokes and texts to paths', '<circle>'],
  ['a transform', '<path d="M0 0z" transform="scale(2)"/>', 'remove this one', 'transform'],
  ['a named color', '<path d="M0 0z" fill="red"/>', 'a color as #1a2b3c', '"red"'],
  ['long paths', `<path d="M${'0 0 '.repeat(501)}z"/>`, 'at most 2000 characters', '2006'],
])('refuses a logo with %s', (_, element, expected, found) => {
  const folder = copyContent()
  writeFileSync(join(folder, 'logo.svg'), `<svg viewBox="0 0 8 8">${element}</svg>`)

  const message = messageOf(folder)
  expect(message).toContain('content/logo.svg')
  expect(message).toMatch(new RegExp(`${expected}[^]*found: +${found}`))
})

test('names a missing field of an entry', () => {
  expect(messageOf(createFolderWith({ features: undefined }))).toBe(`The content has 1 problem.

  content/${SERVICE}, field "features"
    expected: a value of type array
    found:    nothing (the field is missing or empty)
`)
})

test('names the line of a wrong field, also of a broken reference', () => {
  for (const [fields, field, expected] of [
    [{ colour: 'red' }, 'colour', 'only the fields of the schema'],
    [{ category: 'nope' }, 'category', 'one of '],
  ] as const) {
    expect(messageOf(createFolderWith(fields))).toMatch(
      new RegExp(`content/${SERVICE}:\\d+, field "${field}"\\n    expected: ${expected}`),
    )
  }
})

test('a new file is a new entry, whether the catalogue lists it or not', () => {
  const folder = copyContent()
  cpSync(join(folder, SERVICE), join(folder, 'services/not-listed.yaml'))

  expect(loadContent(folder).catalogue.services).toContain('not-listed')
})

/** A copy of the content in which the text of an article is a picture and three paragraphs. */
function createFolderWithPicture(): string {
  const folder = copyContent()
  const path = join(folder, ARTICLE)
  const [frontMatter] = readFileSync(path, 'utf8').split(/(?<=\n---\n)/)
  writeFileSync(path, `${frontMatter}![A plan](/pictures/a-plan.svg)\n\nOne.\n\nTwo.\n\nThree.\n`)
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  writeFileSync(join(folder, 'pictures/a-plan.svg'), '<svg viewBox="0 0 30 20"></svg>')
  return folder
}

test.runIf(FIRST_ARTICLE)('measures the pictures', () => {
  const { pictures } = loadContent(createFolderWithPicture())

  expect(pictures.get('/pictures/a-plan.svg')).toEqual({ width: 30, height: 20 })
})

test.runIf(FIRST_ARTICLE)('rejects a picture without a size', () => {
  const folder = createFolderWithPicture()
  writeFileSync(join(folder, 'pictures/a-plan.svg'), '<svg></svg>')

  expect(messageOf(folder)).toContain(
    'content/pictures/a-plan.svg\n    expected: a picture that has a size\n',
  )
})

test('rejects a page text without a schema', () => {
  const folder = copyContent()
  writeFileSync(join(folder, 'pages/not-a-page.yaml'), 'heading: Hello\n')

  expect(messageOf(folder)).toBe(`The content has 1 problem.

  content/pages/not-a-page.yaml
    expected: an entry of its name in pageSchemas of content/schema/pages.ts
    found:    none
`)
})

test('rejects invalid YAML and shows the place', () => {
  const folder = copyContent()
  writeFileSync(join(folder, SERVICE), 'name: Gaming\nfeatures: [Netcode\nicon: gamepad-2\n')

  const message = messageOf(folder)
  expect(message).toContain(`content/${SERVICE}\n    expected: a readable YAML file`)
  expect(message).toContain('at line 3, column 1:\n\nfeatures: [Netcode\nicon: gamepad-2\n^')
})

test.each([
  'shortDescription: Plan: the first week\n',
  'features: [Plan: the first week: of May]\n',
])('advises quotes for %j', (text) => {
  const folder = copyContent()
  writeFileSync(join(folder, SERVICE), text)

  expect(messageOf(folder)).toContain(
    `content/${SERVICE}\n    expected: a readable YAML file, with quotes around a text that has a colon\n`,
  )
})

test('names a missing Markdown page with its extension', () => {
  const folder = copyContent()
  rmSync(join(folder, 'pages/privacy-policy.md'))

  expect(messageOf(folder)).toContain(
    'content/pages/privacy-policy.md\n    expected: a readable Markdown file\n',
  )
})

test.runIf(site.hours)('accepts labels of two letters, such as German names of days', () => {
  const folder = copyContent()
  const path = join(folder, 'site.yaml')
  const data = parse(readFileSync(path, 'utf8'))
  data.hours.week[0].label = 'Fr'
  writeFileSync(path, stringify(data))

  expect(loadContent(folder).site.hours?.week[0]?.label).toBe('Fr')
})

test('rejects invalid JSON', () => {
  const folder = copyContent()
  writeFileSync(join(folder, 'service-interests.json'), '{ "cloud": "Cloud", }')

  expect(messageOf(folder)).toContain(
    'content/service-interests.json\n    expected: a readable JSON file',
  )
})

test.each([
  [{ Cloud: 'Cloud' }, 'lower-case words'],
  [{ cloud: '' }, 'at least 2 characters'],
  [{}, 'at least one interest'],
])('rejects %j as the list of interests', (interests, expected) => {
  const folder = copyContent()
  writeFileSync(join(folder, 'service-interests.json'), JSON.stringify(interests))

  expect(messageOf(folder)).toMatch(`content/service-interests.json`)
  expect(messageOf(folder)).toContain(expected)
})

test('rejects a missing document and an empty one', () => {
  const folder = copyContent()
  rmSync(join(folder, 'site.yaml'))
  writeFileSync(join(folder, 'pages/home.yaml'), '')

  const message = messageOf(folder)
  expect(message).toContain('The content has 2 problems.')
  expect(message).toMatch(/content\/site\.yaml\n {4}expected: a readable YAML file\n.*ENOENT/)
  expect(message).toContain(`content/pages/home.yaml
    expected: a value of type object
    found:    nothing`)
})

test('finds every place of a text', () => {
  const folder = copyContent()
  writeFileSync(join(folder, 'pages/a.md'), 'One.\n\nSee [folding](/folding-paper).\n')
  writeFileSync(join(folder, 'site.yaml'), 'link: /folding-paper\n')

  expect(placesOf('/folding-paper', folder)).toEqual([
    'content/pages/a.md:3',
    'content/site.yaml:1',
  ])
})

test('treats a collection without a folder as empty, because git keeps no empty folders', () => {
  const folder = copyContent()
  rmSync(join(folder, 'jobs'), { recursive: true, force: true })

  expect(messageOf(folder)).not.toContain('ENOENT')
})
