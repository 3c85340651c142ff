import { expect, test } from 'vitest'
import { checkHeads } from './check-heads.ts'

const createHead = (path: string) => ({
  path,
  title: `Title of ${path}`,
  description: `On ${path}`,
})
const placesOf = (text: string) => [`content/site.yaml:7 (${text})`]
const heads = [createHead('/a'), createHead('/b'), createHead('/c')]

test('accepts pages with different titles and descriptions', () => {
  expect(() => checkHeads(heads, placesOf)).not.toThrow()
})

test.each(['title', 'description'] as const)(
  'rejects two pages with the same %s, naming both and the place',
  (part) => {
    const same = heads.map((head) => (head.path === '/b' ? head : { ...head, [part]: 'The same' }))

    expect(() => checkHeads(same, placesOf)).toThrow(
      `/a and /c have one ${part}: "The same".\n    content/site.yaml:7 (The same)`,
    )
  },
)
