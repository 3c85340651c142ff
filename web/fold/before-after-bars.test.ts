import { expect, test } from 'vitest'
import { createBars } from './before-after-bars.ts'

const SIZE = 240

/** The right ends of the strips above and below the middle of the drawing. */
function endsOf(before: number, after: number) {
  const { layers, height } = createBars(before, after, SIZE)
  const points = layers.flatMap((layer) =>
    [...layer.matchAll(/(\d+) (\d+)/g)].map((pair) => pair.map(Number)),
  )
  const end = (isIn: (y: number) => boolean) =>
    Math.max(...points.filter(([, , y = 0]) => isIn(y)).map(([, x = 0]) => x))
  return [end((y) => y < height * 0.3), end((y) => y > height * 0.7)] as const
}

test.each([
  ['a fall', 35, 20],
  ['a rise', 58, 96],
  ['a small change', 11.2, 9.2],
  ['a strip that is folded over and over', 9, 61],
  ['more panels than the pile shows', 100, 4],
])('draws %s to scale, the first number above the second: %d, %d', (_, before, after) => {
  const [above, below] = endsOf(before, after)
  const longest = Math.max(before, after)

  expect(Math.abs(above - (SIZE * before) / longest)).toBeLessThan(6)
  expect(Math.abs(below - (SIZE * after) / longest)).toBeLessThan(6)
})

test('draws parts of a whole to its scale, with a line from each to its end', () => {
  const { width, layers } = createBars(9, 61, SIZE, 100)
  const rests = layers.map((path) => path.match(/^M(\d+) \d+H(\d+)$/)?.slice(1)).filter((at) => at)

  expect(width).toBe(SIZE)
  expect(rests).toEqual([
    [String(Math.round(SIZE * 0.09)), String(SIZE)],
    [String(Math.round(SIZE * 0.61)), String(SIZE)],
  ])
  expect(createBars(9, 61, SIZE).layers.join()).not.toContain('H')
})
