import { expect, test } from 'vitest'
import { formatSource } from './format.ts'
import { articleSchema } from './schema/articles.ts'

test('leaves Markdown without front matter as it is', () => {
  const text = 'One.\n\nTwo.\n'
  expect(formatSource(text, 'articles/a.md', articleSchema)).toBe(text)
})

test('writes the line ends of the editor in place of those of Windows', () => {
  const text = '---\ntitle: A plan\n---\n\nOne.\n\nTwo.\n'
  const onWindows = `\uFEFF${text.replaceAll('\n', '\r\n')}`
  expect(formatSource(onWindows, 'articles/a.md', articleSchema)).toBe(text)
})

test('names a file with broken YAML', () => {
  expect(() => formatSource('title: [A', 'jobs/a.yaml', articleSchema)).toThrow(
    'content/jobs/a.yaml: ',
  )
})
