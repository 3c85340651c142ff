import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { listContentFiles } from './content-files.ts'
import { loadContent } from './load.ts'
import { ContentError, toProblems } from './problems.ts'
import { logoSchema } from './schema/logo.ts'
import { pageSchemas } from './schema/pages.ts'
import { locateText, locateWholeText } from './source-locations.ts'
import { parseSvg } from './svg.ts'
import { copyFirstLanguage, setYamlFields } from './test/copy-content.ts'

const ID = 'rug-repair'
const SERVICE = `services/${ID}.yaml`

/** A copy of the content in which fields of the service have another value, or none. */
function createFolderWith(fields: Record<string, unknown>): string {
  const folder = copyFirstLanguage()
  setYamlFields(folder, SERVICE, fields)
  return folder
}

function messageOf(folder: string): string {
  try {
    loadContent(folder)
  } catch (error) {
    if (error instanceof ContentError) return inspect(error)
    throw error
  }
  return 'The content is sound.'
}

test('loads entries by file name, listed by the catalogue or not, with prose compiled to data', () => {
  const folder = createFolderWith({ description: 'One.\n\n*Two*.' })
  cpSync(join(folder, SERVICE), join(folder, 'services/not-listed.yaml'))
  const { services, catalogue } = loadContent(folder)

  expect(catalogue.services).toContain('not-listed')
  expect(services.get(ID)).toMatchObject({
    id: ID,
    description: [
      ['p', ['One.']],
      ['p', [['em', ['Two']], '.']],
    ],
  })
})

test('loads files as programs on Windows save them', () => {
  const folder = copyFirstLanguage()
  for (const { path } of listContentFiles(folder)) {
    if (path === 'logo.svg') continue
    const text = readFileSync(join(folder, path), 'utf8')
    writeFileSync(join(folder, path), `\uFEFF${text.replaceAll('\n', '\r\n')}`)
  }

  expect(loadContent(folder)).toEqual(loadContent(copyFirstLanguage()))
})

test('reads letters that look alike as the same ones', () => {
  const folder = createFolderWith({ features: ['ब\u{95c}ा e\u{301}'] })

  expect(loadContent(folder).services.get(ID)?.features).toEqual(['ब\u{921}\u{93c}ा \u{e9}'])
})

test.each([
  ['a transform', '<path d="M0 0z" transform="scale(2)"/>', 'remove this one', 'transform'],
  ['a named color', '<path d="M0 0z" fill="red"/>', 'a color as #1a2b3c', '"red"'],
  ['long paths', `<path d="M${'0 0 '.repeat(501)}z"/>`, 'at most 2000 characters', '2006'],
])('refuses a logo with %s', (_, element, expected, found) => {
  const data = parseSvg(`<svg viewBox="0 0 8 8">${element}</svg>`)
  const { error } = logoSchema.safeParse(data)

  expect(error && toProblems(logoSchema, 'logo.svg', error, data)).toMatchObject([
    { expected: expect.stringContaining(expected), found },
  ])
})

const HOME = `a group of fields: ${Object.keys(pageSchemas.home.shape).join(', ')}`

const COLON = 'quotes around a text that has a colon'
const QUOTES = 'quotes of the other kind around a text with straight ones, or curly ones in it'
const SEQUENCE =
  'readable YAML: Flow sequence in block collection must be sufficiently indented and end with a ]'
const CIRCLE = '<svg viewBox="0 0 8 8"><circle r="4"/></svg>'
const PATHS = 'an SVG of paths: convert shapes, strokes and texts to paths, and ungroup them'

const TAB = 'spaces at the beginning of the line, no tab'

/** The problem of a file with this text, or without the file; with the number of a line, that line is found. */
type Broken = [file: string, text: string | undefined, expected: string, found: string | number]
const BROKEN: Broken[] = [
  [SERVICE, 'name: Gaming\nfeatures: [Netcode\nicon: gamepad-2\n', SEQUENCE, 3],
  ['pages/services.yaml', 'text: Plan: the first week\n', COLON, 1],
  ['pages/service.yaml', 'items: [Plan: the first week: of May]\n', COLON, 1],
  ['pages/contact.yaml', 'seo:\n\ttitle: Contact\n', TAB, 2],
  ['pages/search.yaml', 'empty: Nothing.\nhint: "Pay" first\n', QUOTES, 2],
  ['pages/notices.yaml', 'failed:\n  heading: "Not sent\n  text: Try again.\n', QUOTES, 2],
  ['pages/home.yaml', 'Home', HOME, 'Home'],
  ['pages/privacy-policy.md', undefined, 'a readable Markdown file', 'ENOENT'],
  ['site.yaml', undefined, 'a readable YAML file', 'ENOENT'],
  ['logo.svg', CIRCLE, PATHS, '<circle>'],
]

test('names each unreadable, empty or missing file, and its place', () => {
  const folder = copyFirstLanguage()
  for (const [file, text] of BROKEN) {
    if (text === undefined) rmSync(join(folder, file))
    else writeFileSync(join(folder, file), text)
  }

  const [first, ...problems] = messageOf(folder).split(/\n\n(?= {2}content\/)/)
  expect(first).toBe(`The content has ${BROKEN.length} problems.`)
  for (const [file, text, expected, found] of BROKEN) {
    const isLine = typeof found === 'number'
    const place = `  content/${file}${isLine ? `:${found}` : ''}\n`
    const problem = problems.find((each) => each.startsWith(place))
    expect(problem, place).toContain(`expected: ${expected}\n`)
    expect(problem, file).toContain(isLine ? `"${text?.split('\n')[found - 1]?.trim()}"` : found)
  }
})

test('names the fields of an empty file', () => {
  const folder = copyFirstLanguage()
  writeFileSync(join(folder, 'pages/home.yaml'), '')

  expect(messageOf(folder)).toContain('content/pages/home.yaml, field "hero"\n')
})

test('names a missing field of an entry, and the line of a wrong one', () => {
  const message = messageOf(createFolderWith({ features: undefined, colour: 'red' }))

  expect(message.replace(/:\d+,/, ':1,')).toBe(`The content has 2 problems.

  content/${SERVICE}, field "features"
    expected: a list: a line that begins with "- " for each entry
    found:    nothing (the field is missing or empty)
    about:    The deliverables, without adjectives.

  content/${SERVICE}:1, field "colour"
    expected: only the fields of the schema: remove this one or correct its name
    found:    colour
`)
})

test('finds every place of a text, and those where it is the whole heading or value', () => {
  const folder = copyFirstLanguage()
  writeFileSync(
    join(folder, 'pages/a.md'),
    '## Cut paper\n\nCut paper, [fold](/folding-paper) or [cut](/folding-paper-cuts).\n',
  )
  writeFileSync(join(folder, 'site.yaml'), "- name: 'Cut paper'\n  link: /folding-paper\n")

  expect(locateText('/folding-paper', folder)).toEqual([
    'content/pages/a.md:3',
    'content/site.yaml:2',
  ])
  expect(locateText('/folding', folder)).toEqual([])
  expect(locateWholeText('Cut paper', folder)).toEqual([
    'content/pages/a.md:1',
    'content/site.yaml:1',
  ])
  expect(locateWholeText(', [fold]', folder)).toEqual(['content/pages/a.md:3'])
})
