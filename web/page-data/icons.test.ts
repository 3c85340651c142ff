import { icons as lucide } from '@iconify-json/lucide'
import { oklch } from 'culori'
import { expect, test } from 'vitest'
import { iconPathData, logoSvg } from './icons.ts'

const numbersOf = (path: string) => path.match(/-?\d*\.?\d+/g)?.map(Number) ?? []

test('draws every icon of the set, and each of its shapes as part of one path', () => {
  for (const [name, { body }] of Object.entries(lucide.icons)) {
    const shapes = body.match(/<(?!g\b)\w/g) ?? []
    expect(iconPathData(name).match(/M/g)?.length, name).toBeGreaterThanOrEqual(shapes.length)
  }
})

test('rounds numbers to tenths and keeps them apart', () => {
  const [, source = ''] = / d="([^"]+)"/.exec(lucide.icons.wrench?.body ?? '') ?? []
  const rounded = numbersOf(source).map((number) => Math.round(number * 10) / 10 + 0)

  expect(rounded.length).toBeGreaterThan(9)
  expect(numbersOf(iconPathData('wrench')).map((number) => number + 0)).toEqual(rounded)
})

test('rejects the name of an unknown icon', () => {
  expect(() => iconPathData('no-such-icon')).toThrow('There is no icon named "no-such-icon".')
})

test.each([
  ['wide', '2 1 40 20', '2 -9 40 40'],
  ['tall', '0 0 20 40', '-10 0 40 40'],
])('a %s drawing is centered in a square', (_, viewBox, square) => {
  expect(logoSvg({ viewBox, paths: [{ d: 'M0 0z' }] }, 75)).toContain(`viewBox="${square}"`)
})

test('a path of the logo has the hue of the site or, if it has one, its own color', () => {
  const paths = [{ d: 'M0 0H8V8z' }, { d: 'M2 2H6V6z', fill: '#1a2b3c' }]
  const icon = logoSvg({ viewBox: '0 0 8 8', paths }, 250)

  const [common, own] = Array.from(icon.matchAll(/fill="(#\w+)"/g), ([, color]) => color)
  expect(oklch(common)?.h).toBeCloseTo(250, 0)
  expect(own).toBe('#1a2b3c')
})
