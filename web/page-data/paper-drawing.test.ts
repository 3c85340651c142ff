import { expect, test } from 'vitest'
import { paperDrawing } from './paper-drawing.ts'

test.each([
  ['wide', '2 1 40 20', '2 -9 40 40'],
  ['tall', '0 0 20 40', '-10 0 40 40'],
])('a %s drawing is centered in a square', (_, viewBox, square) => {
  expect(paperDrawing({ viewBox, paths: [{ d: 'M0 0z' }] }, 75)).toContain(`viewBox="${square}"`)
})
