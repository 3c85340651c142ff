import { oklch } from 'culori'
import { expect, test } from 'vitest'
import { logoSvg, tabIcon } from './logo-svg.ts'

test.each([
  ['wide', '2 1 40 20', '2 -9 40 40'],
  ['tall', '0 0 20 40', '-10 0 40 40'],
])('a %s drawing is centered in a square', (_, viewBox, square) => {
  expect(logoSvg({ viewBox, paths: [{ d: 'M0 0z' }] }, 75)).toContain(`viewBox="${square}"`)
})

test('a path of the logo has the hue of the site or, if it has one, its own color', () => {
  const paths = [{ d: 'M0 0H8V8z' }, { d: 'M2 2H6V6z', fill: '#1a2b3c' }]
  const icon = decodeURIComponent(tabIcon({ viewBox: '0 0 8 8', paths }, 250))

  const [common, own] = Array.from(icon.matchAll(/fill='(#\w+)'/g), ([, color]) => color)
  expect(oklch(common)?.h).toBeCloseTo(250, 0)
  expect(own).toBe('#1a2b3c')
})
