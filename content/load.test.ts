import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { ContentError, loadContent } from './load.ts'

/** A copy of the content; removed after the test. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(import.meta.dirname, folder, { recursive: true })
  return folder
}

/** A copy of the content in which fields of one file have another value, or none. */
function createFolderWith(file: string, fields: Record<string, unknown>): string {
  const folder = createFolder()
  const path = join(folder, file)
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

const GAMING = 'services/gaming.yaml'

test('loads the same content from a copy', () => {
  expect(loadContent(createFolder())).toEqual(loadContent())
})

test('gives each entry the name of its file as its id', () => {
  expect(loadContent().services.get('gaming')).toMatchObject({ id: 'gaming', name: 'Gaming' })
})

test('compiles prose to data', () => {
  const folder = createFolderWith(GAMING, { description: 'One.\n\n*Two*.' })

  expect(loadContent(folder).services.get('gaming')?.description).toEqual([
    ['p', ['One.']],
    ['p', [['em', ['Two']], '.']],
  ])
})

test.each([
  ['name', 'text'],
  ['category', 'text'],
  ['icon', 'text'],
  ['shortDescription', 'text'],
  ['description', 'text'],
  ['strategicValue', 'text'],
  ['features', 'a value of type array'],
  ['industries', 'a value of type array'],
  ['techStack', 'a value of type array'],
])('names the field %s when a service lacks it', (field, expected) => {
  const message = messageOf(createFolderWith(GAMING, { [field]: undefined }))

  expect(message).toBe(`The content has 1 problem.

  content/services/gaming.yaml, field "${field}"
    expected: ${expected}
    found:    nothing (the field is missing or empty)
`)
})

test.each([
  ['an unknown field', { colour: 'red' }, 'colour', 'only the fields of the schema', 'colour'],
  ['an unknown category', { category: 'Games' }, 'category', 'one of Core Services, ', '"Games"'],
  ['an unknown icon', { icon: 'joypad' }, 'icon', 'the name of a Lucide icon', '"joypad"'],
  ['an icon every object has', { icon: 'constructor' }, 'icon', 'the name of', '"constructor"'],
  [
    'a too long short description',
    { shortDescription: 'a'.repeat(101) },
    'shortDescription',
    'at most 100 characters',
    `"${'a'.repeat(60)}…" (101 characters)`,
  ],
  [
    'a description of one paragraph',
    { description: 'Only one.' },
    'description',
    'at least 2 paragraphs of Markdown',
    '1',
  ],
  [
    'raw HTML in prose',
    { strategicValue: 'One <b>bold</b> word.\n\nTwo.' },
    'strategicValue',
    'Markdown paragraphs, lists, links and emphasis',
    'raw HTML',
  ],
])('refuses %s in a service', (_, fields, field, expected, found) => {
  const message = messageOf(createFolderWith(GAMING, fields))

  expect(message).toContain('The content has 1 problem.')
  expect(message).toContain(`content/services/gaming.yaml, field "${field}"`)
  expect(message).toContain(`expected: ${expected}`)
  expect(message).toContain(`found:    ${found}\n`)
})

test('refuses a service in the catalogue whose file is missing', () => {
  const folder = createFolder()
  rmSync(join(folder, GAMING))

  expect(() => loadContent(folder)).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: The content has 1 problem.

      content/catalogue.yaml, field "services.22"
        expected: a file in services/
        found:    "gaming"
    ]
  `)
})

test('refuses a service that the catalogue does not list', () => {
  const folder = createFolder()
  cpSync(join(folder, GAMING), join(folder, 'services/board-games.yaml'))

  expect(messageOf(folder)).toBe(`The content has 1 problem.

  content/services/board-games.yaml
    expected: its id once in the list of catalogue.yaml
    found:    "0 times"
`)
})

test('refuses broken YAML and shows where it breaks', () => {
  const folder = createFolder()
  writeFileSync(join(folder, GAMING), 'name: Gaming\nfeatures: [Netcode\nicon: gamepad-2\n')

  expect(() => loadContent(folder)).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: The content has 1 problem.

      content/services/gaming.yaml
        expected: a readable YAML file
        found:    Flow sequence in block collection must be sufficiently indented and end with a ] at line 3, column 1:

    features: [Netcode
    icon: gamepad-2
    ^

    ]
  `)
})

test('refuses a document that is missing', () => {
  const folder = createFolder()
  rmSync(join(folder, 'pages/home.yaml'))

  const message = messageOf(folder)
  expect(message).toContain('content/pages/home.yaml\n    expected: a readable YAML file')
  expect(message).toContain('found:    ENOENT')
})

test('refuses an empty file', () => {
  const folder = createFolder()
  writeFileSync(join(folder, 'pages/home.yaml'), '')

  expect(messageOf(folder)).toContain(`content/pages/home.yaml
    expected: a value of type object
    found:    nothing`)
})

test('lists the problems of all files at once', () => {
  const folder = createFolderWith(GAMING, { name: 'G', icon: undefined })
  writeFileSync(join(folder, 'faq/pricing.yaml'), 'category: Money\n')

  const message = messageOf(folder)
  expect(message).toContain('The content has 5 problems.')
  expect(message).toContain('content/services/gaming.yaml, field "name"')
  expect(message).toContain('content/services/gaming.yaml, field "icon"')
  expect(message).toContain('content/faq/pricing.yaml, field "category"')
  expect(message).toContain('expected: one of General, Technical, ')
  expect(message).toContain('content/faq/pricing.yaml, field "question"')
  expect(message).toContain('content/faq/pricing.yaml, field "answer"')
})
