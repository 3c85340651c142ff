import { expect, test } from 'vitest'
import { content } from '#content/test/frozen-content.ts'
import { typefaceOf } from '#content/typeface.ts'
import { inboxFonts, nearestWeight, subsetFonts } from './fonts.ts'

const { text } = content.site.typefaces

test('one family for headings and text is one file, with the weights of both', async () => {
  const fonts = await subsetFonts({ display: text, text }, 'a')

  expect(fonts).toMatchObject([{ family: text, weight: '400 700' }])
})

test.each([
  [600, 600],
  [200, 300],
  [900, 800],
])('the nearest weight to %i of a typeface from 300 to 800 is %i', (weight, nearest) => {
  expect(nearestWeight({ weights: { min: 300, max: 800 } }, weight)).toBe(nearest)
})

test('the inbox has each letter of the typefaces, also those that no text of the site has', () => {
  const fonts = inboxFonts()

  for (const family of Object.values(content.site.typefaces)) {
    const own = fonts.filter(({ rule }) => rule.includes(`"${family}"`))
    const ranges = own.map(({ rule }) => /unicode-range:([^;]*)/.exec(rule)?.[1])
    expect(ranges).toEqual(typefaceOf(family).files.map(({ unicodeRange }) => unicodeRange))
    expect(own.every(({ source }) => source().subarray(0, 4).toString() === 'wOF2')).toBe(true)
  }
})
