import { icons as lucide } from '@iconify-json/lucide'
import { expect, test } from 'vitest'
import { iconPath } from './icons.ts'

const numbersOf = (path: string) => path.match(/-?\d*\.?\d+/g)?.map(Number) ?? []

test('draws every icon of the set, and each of its shapes as part of one path', () => {
  for (const [name, { body }] of Object.entries(lucide.icons)) {
    const shapes = body.match(/<(?!g\b)\w/g) ?? []
    expect(iconPath(name).match(/M/g)?.length, name).toBeGreaterThanOrEqual(shapes.length)
  }
})

test('rounds numbers to tenths and keeps them apart', () => {
  const [, source = ''] = / d="([^"]+)"/.exec(lucide.icons.wrench?.body ?? '') ?? []
  const rounded = numbersOf(source).map((number) => Math.round(number * 10) / 10 + 0)

  expect(rounded.length).toBeGreaterThan(9)
  expect(numbersOf(iconPath('wrench')).map((number) => number + 0)).toEqual(rounded)
})

test('rejects the name of an unknown icon', () => {
  expect(() => iconPath('no-such-icon')).toThrow('There is no icon named "no-such-icon".')
})
