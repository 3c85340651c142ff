import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { divideFrontMatter } from './front-matter.ts'
import { ContentError, loadContent } from './load.ts'

/** More with CONTENT_RUNS; a failure prints the seed and the shortest changes that cause it. */
const RUNS = Number(process.env.CONTENT_RUNS ?? 2)
const SEED = process.env.CONTENT_RUNS ? Date.now() % 2 ** 31 : 14

const FOLDERS = ['services', 'case-studies', 'articles', 'jobs', 'faq', 'pages', '.']
const FILES = FOLDERS.flatMap((folder) =>
  globSync(`${folder}/*.{yaml,md}`, { cwd: import.meta.dirname }),
).filter((file) => file !== 'README.md')

const folder = mkdtempSync(join(tmpdir(), 'content-hostile-'))
cpSync(import.meta.dirname, folder, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

const VALUES: unknown[] = [
  null,
  0,
  -1.5,
  true,
  '',
  ' ',
  'none-such',
  '2024-02-30',
  '__proto__',
  'constructor',
  'toString',
  '\u202e\u200b\ud83d\ude00',
  '<script>alert(1)</script>',
  '[a](javascript:alert(1))',
  '![](/pictures/none.svg)',
  '> '.repeat(200),
  '# First',
  'a'.repeat(20_000),
  [],
  [[]],
  [null],
  {},
  { toString: null },
]
const BREAKS = [
  '\t- a',
  'a: &a [*a]',
  'a: *none',
  '<<: 1',
  'a: 1\na: 2',
  '---\n---',
  '\0',
  '\ufeff',
  '__proto__: {toString: 1}',
  `a: ${'['.repeat(500)}`,
  '"',
]

type Change =
  | { at: number; how: 'drop' | 'rename' | 'double' }
  | { at: number; how: 'set'; to: unknown }
  | { at: number; how: 'break'; by: string }

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ at: fc.nat(500), how: fc.constantFrom('drop', 'rename', 'double') }),
  fc.record({
    at: fc.nat(500),
    how: fc.constant('set' as const),
    to: fc.oneof(fc.constantFrom(...VALUES), fc.jsonValue({ maxDepth: 2 })),
  }),
  fc.record({ at: fc.nat(50), how: fc.constant('break' as const), by: fc.constantFrom(...BREAKS) }),
)

/** The file's text with the change at one of its fields, counted from its first on. */
function apply(text: string, { at, ...change }: Change): string {
  if (change.how === 'break') {
    const lines = text.split('\n')
    return lines.toSpliced(at % lines.length, 0, change.by).join('\n')
  }
  const divided = divideFrontMatter(text)
  const data = parse(divided?.yaml ?? text)
  const places = placesIn(data)
  const [group, key] = places[at % places.length] ?? [data, '']
  const value = group[key]
  if (change.how === 'set') group[key] = change.to
  else if (change.how === 'double') group[`${key}-2`] = value
  else if (Array.isArray(group)) group.splice(Number(key), 1)
  else delete group[key]
  if (change.how === 'rename') group[`x-${key}`] = value
  const yaml = stringify(data, { aliasDuplicateObjects: false })
  return divided ? `---\n${yaml}---\n${divided.body}` : yaml
}

type Group = Record<string, unknown>

function placesIn(data: unknown): [Group, string][] {
  if (typeof data !== 'object' || data === null) return []
  const group = data as Group
  return Object.keys(group).flatMap((key) => [[group, key], ...placesIn(group[key])])
}

/** What is said of content that cannot be loaded; undefined where it can. */
function messageOf(): string | undefined {
  try {
    loadContent(folder)
    return undefined
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
}

const PLACE = /^ {2}content\/[\w./-]+(?::\d+)?(?:, field ".+")?\n {4}expected: .+\n {4}found: {4}/

/** Every problem names its file, what is expected and what was found, and none is a slip of ours. */
function expectSaid(message: string): void {
  const [first = '', ...problems] = message.split(/\n\n(?= {2}content\/)/)
  expect(first).toMatch(/^The content has \d+ problems?\.$/)
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems) {
    expect(problem).toMatch(PLACE)
    expect(problem).not.toMatch(/Cannot (?:read|convert)|is not (?:a function|iterable)|undefined/)
  }
}

test.each([
  ['one file', fc.tuple(fc.constantFrom(...FILES), change).map((one) => [one])],
  ['every file', fc.tuple(...FILES.map((file) => fc.tuple(fc.constant(file), change)))],
])(
  'whatever is changed in %s, it loads or says what is wrong where',
  (_, changes) => {
    const property = fc.property(changes as fc.Arbitrary<[string, Change][]>, (changed) => {
      for (const [file, each] of changed) {
        writeFileSync(join(folder, file), apply(readSource(file), each))
      }
      const message = messageOf()
      for (const [file] of changed) writeFileSync(join(folder, file), readSource(file))
      if (message !== undefined) expectSaid(message)
    })
    // What it stops is the search for shorter changes.
    fc.assert(property, {
      numRuns: RUNS,
      seed: SEED,
      interruptAfterTimeLimit: 10_000 + RUNS * 2000,
    })
  },
  600_000,
)

function readSource(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}
