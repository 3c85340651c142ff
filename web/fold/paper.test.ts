import { expect, test } from 'vitest'
import { area, boxOf, type Crease, fold, type Layer, SHEET, unfold } from './paper.ts'

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
  const layers = creases.reduce<Layer[]>(fold, [SHEET])

  // Slivers too small to see are left out.
  expect(layers.reduce((sum, layer) => sum + area(layer), 0)).toBeCloseTo(1, 3)
  expect(fold([SHEET], createCrease(30, 5))).toEqual([SHEET])
})

test('lays the sheet flat again, with one part for each layer', () => {
  const sizes = (layers: Layer[]) => layers.map((layer) => area(layer).toFixed(6))
  const parts = unfold(creases)

  expect(sizes(parts).toSorted()).toEqual(sizes(creases.reduce<Layer[]>(fold, [SHEET])).toSorted())
  expect(boxOf(parts)).toEqual(boxOf([SHEET]))
})
