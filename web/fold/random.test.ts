import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

test('returns evenly distributed numbers from 0 up to 1, determined by the seed', () => {
  const take = (seed: string) => Array.from({ length: 10_000 }, createRandom(seed))
  const numbers = take('gaming')

  expect(take('gaming')).toEqual(numbers)
  expect(take('gaminh')).not.toEqual(numbers)
  const tenths = Map.groupBy(numbers, (number) => Math.floor(number * 10))
  expect([...tenths.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  for (const tenth of tenths.values()) expect(Math.abs(tenth.length - 1000)).toBeLessThan(150)
})
