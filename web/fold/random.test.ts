import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

function take(count: number, seed: string): number[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, random)
}

test('gives other numbers for another seed', () => {
  expect(take(3, 'gaming')).not.toEqual(take(3, 'gaminh'))
})

test('gives on every machine the numbers that drew the folds of today', () => {
  expect(take(3, 'gaming')).toMatchInlineSnapshot(`
    [
      0.05604135966859758,
      0.5545443231239915,
      0.7676394912414253,
    ]
  `)
})

test('gives numbers from 0 up to 1, spread evenly', () => {
  const numbers = take(10_000, 'gaming')

  const tenths = Map.groupBy(numbers, (number) => Math.floor(number * 10))
  expect([...tenths.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  for (const tenth of tenths.values()) expect(Math.abs(tenth.length - 1000)).toBeLessThan(150)
})
