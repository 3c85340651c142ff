import { expect, test } from 'vitest'
import { area, beyond, type Crease, fold, type Layer, SHEET } from './paper.ts'

function createCrease(degrees: number, offset: number): Crease {
  const angle = (degrees * Math.PI) / 180
  return { normal: [Math.cos(angle), Math.sin(angle)], offset }
}

function totalArea(layers: Layer[]): number {
  return layers.reduce((sum, layer) => sum + area(layer), 0)
}

const creases = [
  ['upright', createCrease(0, 0.3)],
  ['level', createCrease(90, 0.6)],
  ['slanted', createCrease(25, 0.7)],
  ['slanted backwards', createCrease(140, 0.1)],
  ['through a corner', createCrease(45, Math.SQRT1_2)],
] as const

test.each(creases)('lays all paper on the near side of a crease that is %s', (_, crease) => {
  const layers = fold([SHEET], crease)
  expect(layers.length).toBe(2)
  expect(totalArea(layers)).toBeCloseTo(1, 10)

  const twice = fold(fold([SHEET], createCrease(60, 0.8)), crease)
  for (const point of twice.flat()) expect(beyond(point, crease)).toBeLessThanOrEqual(1e-9)
})

test('loses no paper over six folds', () => {
  const layers = [...creases, ['last', createCrease(70, 0.4)] as const].reduce<Layer[]>(
    (stack, [, crease]) => fold(stack, crease),
    [SHEET],
  )

  // Slivers too small to see are left out.
  expect(totalArea(layers)).toBeCloseTo(1, 3)
})

test('lays the far half of the sheet on the near half', () => {
  const layers = fold([SHEET], createCrease(0, 0.5))

  const corners = layers.map((layer) => layer.map(([x, y]) => `${x} ${y}`).sort())
  expect(corners).toEqual([
    ['0 0', '0 1', '0.5 0', '0.5 1'],
    ['0 0', '0 1', '0.5 0', '0.5 1'],
  ])
})

test('leaves a sheet alone that the crease misses', () => {
  expect(fold([SHEET], createCrease(30, 5))).toEqual([SHEET])
})
