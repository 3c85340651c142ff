import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { schemaOf } from './collections.ts'
import { listFiles } from './content-files.ts'
import { formatted } from './format.ts'
import { articleSchema } from './schema/articles.ts'

const FIELDS = 'title: A plan'

/** The text of an article after its front matter. */
function formattedBody(body: string): string {
  const text = `---\n${FIELDS}\n---\n\n${body}\n`
  return formatted(text, 'articles/a.md', articleSchema).split('---\n\n')[1] ?? ''
}

test('joins the lines of a paragraph, and writes emphasis as the editor does', () => {
  expect(formattedBody('One *two*\nthree.\n\n> Four\n> *five*.')).toBe(
    'One _two_ three.\n\n> Four _five_.\n',
  )
})

test('joins the lines of Japanese without a space', () => {
  expect(formattedBody('> 移行は\n> 三か月、\n> IoT\n> も。')).toBe('> 移行は三か月、 IoT も。\n')
})

test('keeps emphasis within a word, where other marks would be letters', () => {
  expect(formattedBody('Das Bau*herren*modell, *neu*.')).toBe('Das Bau*herren*modell, _neu_.\n')
})

test('keeps the lines of plain text', () => {
  const text = '---\ntitle: A reply\n---\n\nDear {name},\nno *stars*.\n'
  expect(formatted(text, 'replies/a.md', schemaOf('replies/a'))).toBe(text)
})

test.each([
  ['without front matter', 'One.\n\nTwo.\n'],
  ['with line ends of Windows', `---\r\n${FIELDS}\r\n---\r\n\r\nOne.\r\n\r\nTwo.\r\n`],
])('leaves Markdown %s as it is', (_, text) => {
  expect(formatted(text, 'articles/a.md', articleSchema)).toBe(text)
})

test('names a file with broken YAML', () => {
  expect(() => formatted('title: [A', 'jobs/a.yaml', articleSchema)).toThrow(
    'content/jobs/a.yaml: ',
  )
})

const folders = [import.meta.dirname, join(import.meta.dirname, '../web/starter/content')]

test.each(folders.filter(existsSync))('all files of %s are in the form of the editor', (folder) => {
  const others = listFiles(folder).filter(({ path, name }) => {
    if (!/\.(?:yaml|md)$/.test(path)) return false
    const text = readFileSync(join(folder, path), 'utf8')
    return formatted(text, path, schemaOf(name)) !== text
  })

  expect(
    others.map(({ path }) => path),
    'npm run fix writes them so',
  ).toEqual([])
})
