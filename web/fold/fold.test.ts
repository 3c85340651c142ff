import { expect, test } from 'vitest'
import { createBeforeAfterBars } from './before-after-bars.ts'
import { createFold, createUnfoldedSheet } from './create-fold.ts'
import { areaOf, boxOf, type Crease, divideSheet, foldLayers, type Layer, SHEET } from './paper.ts'
import { createProjectTimeline } from './project-timeline.ts'

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
    return areaOf(points as [number, number][])
  })
  return areas.reduce((sum, each) => sum + each) / (width * height)
}

test('is no sliver of paper, not even where a card leaves out its small layers', () => {
  for (let index = 0; index < 30; index++) {
    expect(shareOf(createFold(`entry-${index}`, 4, 14)), `entry-${index}`).toBeGreaterThan(0.8)
  }
})

test('draws the unfolded sheet as a square that misses a part', () => {
  const sheet = createUnfoldedSheet('gaming', 5, 120)

  expect([sheet.width, sheet.height]).toEqual([120, 120])
  expect(shareOf(sheet)).toBeGreaterThan(0.6)
  expect(shareOf(sheet)).toBeLessThan(0.98)
})

function createCrease(degrees: number, offset: number): Crease {
  const angle = (degrees * Math.PI) / 180
  return { normal: [Math.cos(angle), Math.sin(angle)], offset }
}

const creases = [
  createCrease(0, 0.3),
  createCrease(90, 0.6),
  createCrease(25, 0.7),
  createCrease(140, 0.1),
  createCrease(45, Math.SQRT1_2), // through a corner
]

test('keeps the area of the paper over five folds, and the sheet unchanged if the crease misses it', () => {
  const layers = creases.reduce<Layer[]>(foldLayers, [SHEET])

  // Slivers too small to see are left out.
  expect(layers.reduce((sum, layer) => sum + areaOf(layer), 0)).toBeCloseTo(1, 3)
  expect(foldLayers([SHEET], createCrease(30, 5))).toEqual([SHEET])
})

test('lays the sheet flat again, with one part for each layer', () => {
  const sizes = (layers: Layer[]) => layers.map((layer) => areaOf(layer).toFixed(6))
  const parts = divideSheet(creases)

  expect(sizes(parts).toSorted()).toEqual(
    sizes(creases.reduce<Layer[]>(foldLayers, [SHEET])).toSorted(),
  )
  expect(boxOf(parts)).toEqual(boxOf([SHEET]))
})

const SIZE = 240

/** The right ends of the strips above and below the middle of the drawing. */
function endsOf(before: number, after: number) {
  const { layers, height } = createBeforeAfterBars(before, after, SIZE)
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
  const { width, layers } = createBeforeAfterBars(9, 61, SIZE, 100)
  const rests = layers.map((path) => path.match(/^M(\d+) \d+H(\d+)$/)?.slice(1)).filter((at) => at)

  expect(width).toBe(SIZE)
  expect(rests).toEqual([
    [String(Math.round(SIZE * 0.09)), String(SIZE)],
    [String(Math.round(SIZE * 0.61)), String(SIZE)],
  ])
  expect(createBeforeAfterBars(9, 61, SIZE).layers.join()).not.toContain('H')
})

test('a course of ten months has a paler strip before its release, and a pleat for each failure', () => {
  const failures = [
    { at: 8, isRecorded: false },
    { at: 6, isRecorded: true },
  ]
  const { shapes, ticks } = createProjectTimeline({ parts: 10, before: 5, marks: 20, failures })

  expect(shapes).toEqual([
    { d: 'M0 9H500v120H0z', opacity: 0.5 },
    { d: 'M500 9H600v120H500z' },
    // 9 units higher behind the first pleat, and as before behind the second.
    { d: 'M600 0H800v120H600z' },
    { d: 'M800 9H1000v120H800z' },
    { d: 'M575 0L625 9l-7 120L568 120z' },
    { d: 'M775 9L825 0l-7 120L768 129z', strokeDasharray: '4 3' },
    {
      d: 'M100 9v120M200 9v120M300 9v120M400 9v120M500 9v120M600 0v120M700 0v120M800 9v120M900 9v120',
      opacity: 0.3,
    },
  ])
  expect(ticks.map(({ x1, x2, pathLength }) => [x1, x2, pathLength])).toEqual([
    [500, 600, 4],
    [600, 800, 8],
    [800, 1000, 8],
  ])
})

test('a course without marks has no ticks', () => {
  expect(createProjectTimeline({ parts: 4, before: 2, failures: [] }).ticks).toEqual([])
})
