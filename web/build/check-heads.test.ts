import { expect, test } from 'vitest'
import { checkHeads } from './check-heads.ts'

const createHead = (path: string) => ({
  path,
  title: `Title of ${path}`,
  description: `On ${path}`,
})
const heads = [createHead('/a'), createHead('/b'), createHead('/c')]

test('takes pages that can be told apart', () => {
  expect(() => checkHeads(heads)).not.toThrow()
})

test.each(['title', 'description'] as const)('refuses two pages of one %s, naming both', (part) => {
  const twins = heads.map((head) => (head.path === '/b' ? head : { ...head, [part]: 'The same' }))

  expect(() => checkHeads(twins)).toThrow(`/a and /c have one ${part}: "The same".`)
})
