import { expect, test } from 'vitest'
import { schemaOf } from './collections.ts'
import { formatted } from './format.ts'
import { articleSchema } from './schema/articles.ts'

const FIELDS = 'title: A plan'

/** The text of an article after its front matter. */
function formattedBody(body: string): string {
  const text = `---\n${FIELDS}\n---\n\n${body}\n`
  return formatted(text, 'articles/a.md', articleSchema).split('---\n\n')[1] ?? ''
}

test.each([
  [
    'lines and emphasis',
    'One *two*\nthree.\n\n> Four\n> *five*.',
    'One _two_ three.\n\n> Four _five_.',
  ],
  ['lines of Japanese', '> 移行は\n> 三か月、\n> IoT\n> も。', '> 移行は三か月、 IoT も。'],
  // Other marks would be letters of the word.
  ['emphasis within a word', 'Das Bau*herren*modell, *neu*.', 'Das Bau*herren*modell, _neu_.'],
])('writes %s as the editor does', (_, body, expected) => {
  expect(formattedBody(body)).toBe(`${expected}\n`)
})

test('keeps the lines of plain text', () => {
  const text = '---\ntitle: A reply\n---\n\nDear {name},\nno *stars*.\n'
  expect(formatted(text, 'replies/a.md', schemaOf('replies/a'))).toBe(text)
})

test('leaves Markdown without front matter as it is', () => {
  const text = 'One.\n\nTwo.\n'
  expect(formatted(text, 'articles/a.md', articleSchema)).toBe(text)
})

test('writes the line ends of the editor in place of those of Windows', () => {
  const text = `---\n${FIELDS}\n---\n\nOne.\n\nTwo.\n`
  const onWindows = `\uFEFF${text.replaceAll('\n', '\r\n')}`
  expect(formatted(onWindows, 'articles/a.md', articleSchema)).toBe(text)
})

test('names a file with broken YAML', () => {
  expect(() => formatted('title: [A', 'jobs/a.yaml', articleSchema)).toThrow(
    'content/jobs/a.yaml: ',
  )
})
