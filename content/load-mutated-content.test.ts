import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { CONTENT_FOLDER } from './content-folder.ts'
import { loadContent } from './load.ts'
import { ContentError } from './problems.ts'
import { splitFrontMatter } from './read-source.ts'
import { copyAllLanguages, copyFirstLanguage } from './test/copy-content.ts'

const FOLDERS = ['services', 'case-studies', 'articles', 'jobs', 'faq', 'pages', '.']
const ALL = FOLDERS.flatMap((folder) =>
  globSync(`${folder}/*.{yaml,md}`, { cwd: CONTENT_FOLDER }).sort(),
)
const TRANSLATED = ALL.filter((file) => /\.(?:ar|hi)\./.test(file))
const FILES = ALL.filter((file) => !TRANSLATED.includes(file))

/** Mistaken values of a field; the last one means a missing field. */
const VALUES: unknown[] = [
  ...[null, 0, -1.5, true, '', ' ', [], [[]], [null], {}, { toString: null }],
  ...['none-such', '2024-02-30', '__proto__', 'constructor', '\u202e\u200b\ud83d\ude00'],
  ...['<script>alert(1)</script>', '[a](javascript:alert(1))', '![](/pictures/none.svg)'],
  ...['> '.repeat(200), '# First', 'a'.repeat(20_000), undefined],
]
const BREAKS = [
  ...['\t- a', 'a: &a [*a]', 'a: *none', '<<: 1', 'a: 1\na: 2', '---\n---', '\0', '\ufeff', '"'],
  ...['__proto__: {toString: 1}', `a: ${'['.repeat(500)}`],
]

type Group = Record<string, unknown>

function locationsIn(data: unknown): [Group, string][] {
  if (typeof data !== 'object' || data === null) return []
  const group = data as Group
  return Object.keys(group).flatMap((key) => [[group, key], ...locationsIn(group[key])])
}

/** A file's text in which the field at an index, modulo the number of fields, has another value. */
function withValue(text: string, at: number, value: unknown): string {
  const divided = splitFrontMatter(text)
  const data = parse(divided?.yaml ?? text)
  const locations = locationsIn(data)
  const [group, key] = locations[at % locations.length] ?? [data, '']
  group[key] = value
  if (text.startsWith('{')) return JSON.stringify(data, null, 2)
  const yaml = stringify(data, { aliasDuplicateObjects: false })
  return divided ? `---\n${yaml}---\n${divided.body}` : yaml
}

/** A file's text with a line between two others. */
function withLine(text: string, at: number, line = ''): string {
  const lines = text.split('\n')
  return lines.toSpliced(at % lines.length, 0, line).join('\n')
}

const PLACE = /^ {2}content\/[\w./-]+(?::\d+)?(?:, field ".+")?\n {4}expected: .+\n {4}found: {4}/

/** Every third file gets a line; the others, other values in two locations. */
function change(text: string, at: number): string {
  if (at % 3 === 0) return withLine(text, at, BREAKS[at % BREAKS.length])
  const once = withValue(text, at * 7, VALUES[at % VALUES.length])
  return withValue(once, at * 31, VALUES.at(-at % VALUES.length))
}

test.each([
  ['the first language', copyFirstLanguage, FILES],
  ['translations', copyAllLanguages, TRANSLATED],
])('random changes of %s: each problem names its file, location and reason', (_, copy, files) => {
  const folder = copy()
  for (const [at, file] of files.entries()) {
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), change(text, at))
  }

  let message = ''
  try {
    loadContent(folder)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    message = error.message
  }

  const [first, ...problems] = message.split(/\n\n(?= {2}content\/)/)
  expect(first).toMatch(/^The content has \d+ problems?\.$/)
  expect(problems.filter((problem) => /^.+\.\w+:\d+, field/.test(problem))).not.toEqual([])
  for (const problem of problems) {
    expect(problem).toMatch(PLACE)
    expect(problem).not.toMatch(/Cannot (?:read|convert)|is not (?:a function|iterable)|undefined/)
  }
})
