import { expect, test } from 'vitest'
import { createFold } from './create-fold.ts'

const drawings = [
  ['the logo', 32, createFold('logo-1', 3, 32)],
  ['a card', 96, createFold('gaming', 4, 96)],
  ['a service', 240, createFold('gaming', 4, 240)],
  ['the hero', 480, createFold('lumenfold-17', 6, 480)],
] as const

/** The corners of path data: `M3 4 8 -2z` → [[3, 4], [8, -2]]. */
function cornersOf(path: string): [x: number, y: number][] {
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? []
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? Number.NaN,
    numbers[2 * index + 1] ?? Number.NaN,
  ])
}

test('draws the same seed the same, and another one differently', () => {
  expect(createFold('gaming', 4, 96)).toEqual(createFold('gaming', 4, 96))
  expect(createFold('gaming', 4, 96)).not.toEqual(createFold('saas', 4, 96))
})

test.each(drawings)(
  'draws %s as closed paths on whole numbers, up to each side',
  (_, size, drawing) => {
    const { layers, width, height } = drawing
    expect(layers.length).toBeGreaterThan(3)
    for (const layer of layers) expect(layer).toMatch(/^M\d+ \d+(?: \d+ \d+){2,}z$/)

    const corners = layers.flatMap(cornersOf)
    const xs = corners.map(([x]) => x)
    const ys = corners.map(([, y]) => y)
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, width])
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([0, height])
    expect(Math.max(width, height)).toBe(size)
  },
)
