import { expect, test } from 'vitest'
import { formatted } from './format.ts'
import { articleSchema } from './schema/articles.ts'

test('leaves Markdown without front matter as it is', () => {
  const text = 'One.\n\nTwo.\n'
  expect(formatted(text, 'articles/a.md', articleSchema)).toBe(text)
})

test('writes the line ends of the editor in place of those of Windows', () => {
  const text = '---\ntitle: A plan\n---\n\nOne.\n\nTwo.\n'
  const onWindows = `\uFEFF${text.replaceAll('\n', '\r\n')}`
  expect(formatted(onWindows, 'articles/a.md', articleSchema)).toBe(text)
})

test('names a file with broken YAML', () => {
  expect(() => formatted('title: [A', 'jobs/a.yaml', articleSchema)).toThrow(
    'content/jobs/a.yaml: ',
  )
})
