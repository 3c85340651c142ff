import { expect, test } from 'vitest'
import { checkHeads } from './check-heads.ts'

const createHead = (path: string) => ({
  path,
  title: `Title of ${path}`,
  description: `On ${path}`,
})
const locationsOf = (text: string) => [`content/site.yaml:7 (${text})`]
const heads = [createHead('/a'), createHead('/b'), createHead('/c')]

test('accepts pages with different titles and descriptions', () => {
  expect(() => checkHeads(heads, locationsOf)).not.toThrow()
})

test.each(['title', 'description'] as const)(
  'rejects two pages with the same %s, naming both and the location',
  (part) => {
    const same = heads.map((head) => (head.path === '/b' ? head : { ...head, [part]: 'The same' }))

    expect(() => checkHeads(same, locationsOf)).toThrow(
      `\n  content/site.yaml:7 (The same)\n    expected: a ${part} of its own for /a and /c\n    found:    "The same"\n`,
    )
  },
)
