import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { nearestWeight, subsetFonts } from './fonts.ts'

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
