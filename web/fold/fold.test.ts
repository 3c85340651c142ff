import { expect, test } from 'vitest'
import { createFold, createUnfolded } from './create-fold.ts'
import { area } from './paper.ts'

test('draws the same fold for the same seed, and another for another or for more folds', () => {
  expect(createFold('gaming', 4, 96)).toEqual(createFold('gaming', 4, 96))
  expect(createFold('gaming', 4, 96)).not.toEqual(createFold('saas', 4, 96))
  expect(createFold('gaming', 4, 96)).not.toEqual(createFold('gaming', 5, 96))
})

test.each([
  ['the logo', 'logo-1', 3, 32],
  ['a service', 'gaming', 4, 240],
  ['the hero', 'lumenfold-17', 6, 480],
] as const)('draws %s within its box, in the requested length', (_, seed, folds, size) => {
  const { layers, width, height } = createFold(seed, folds, size)
  const numbers = layers.flatMap((layer) => layer.match(/-?[\d.]+/g)?.map(Number) ?? [])

  expect(layers.length).toBeGreaterThan(3)
  for (const [parity, most] of [width, height].entries()) {
    const sides = numbers.filter((_, index) => index % 2 === parity)
    expect([Math.min(...sides), Math.max(...sides)]).toEqual([0, most])
  }
  expect(Math.max(width, height)).toBe(size)
})

/** The share of its box that the polygons of a drawing have. */
function shareOf({ layers, width, height }: ReturnType<typeof createFold>): number {
  const areas = layers.map((path) => {
    const points = [...path.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    return area(points as [number, number][])
  })
  return areas.reduce((sum, each) => sum + each) / (width * height)
}

test('is no sliver of paper, not even where a card leaves out its small layers', () => {
  for (let index = 0; index < 30; index++) {
    expect(shareOf(createFold(`entry-${index}`, 4, 14)), `entry-${index}`).toBeGreaterThan(0.8)
  }
})

test('draws the unfolded sheet as a square that misses a part', () => {
  const sheet = createUnfolded('gaming', 5, 120)

  expect([sheet.width, sheet.height]).toEqual([120, 120])
  expect(shareOf(sheet)).toBeGreaterThan(0.6)
  expect(shareOf(sheet)).toBeLessThan(0.98)
})
