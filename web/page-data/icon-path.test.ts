import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { iconPath } from './icon-path.ts'

const numbersOf = (path: string) => path.match(/-?\d*\.?\d+/g)?.map(Number) ?? []

test.each([
  ['smartphone', 2], // a rectangle and a line
  ['clock', 2], // a circle and two hands
  ['cone', 2], // two sides and an ellipse
])('draws every shape of %s as part of one path', (name, shapes) => {
  expect(iconPath(name).match(/M/g)).toHaveLength(shapes)
})

test('draws every icon of the set', () => {
  for (const name of Object.keys(lucide.icons)) expect(iconPath(name)).toMatch(/^M/)
})

test('rounds numbers to tenths and keeps them apart', () => {
  const [, source = ''] = / d="([^"]+)"/.exec(lucide.icons.wrench.body) ?? []
  const rounded = numbersOf(source).map((number) => Math.round(number * 10) / 10 + 0)

  expect(rounded.length).toBeGreaterThan(9)
  expect(numbersOf(iconPath('wrench')).map((number) => number + 0)).toEqual(rounded)
})

test('rejects the name of an unknown icon', () => {
  expect(() => iconPath('no-such-icon')).toThrow('There is no icon named "no-such-icon".')
})
