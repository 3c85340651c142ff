import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { shareFonts } from '#web/build/fonts.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { sharePainter } from './share-picture.ts'

const paint = await sharePainter(content, await shareFonts(content))
/** A fold with many edges: with smooth edges, its picture has 71 KB. */
const fold = createFold('paper-7', 6, 820)
const look = { label: 'Paper', hue: 195, fold }

test('draws the longest possible heading within the area that messengers show', async () => {
  const heading =
    'Whatever was measured twice was seldom wrong, and nobody remembered how often we had asked'
  const png = await paint({ ...look, heading })

  expect(heading).toHaveLength(90)
  expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 })
  expect(png.length).toBeLessThanOrEqual(60_000)
})

test('rejects a heading with a letter that no typeface has', async () => {
  await expect(paint({ ...look, heading: 'Folded ꙮ' })).rejects.toThrow(
    'No typeface has the letter "ꙮ"',
  )
})

test.each([
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  'Donaudampfschiff-elektrizitätenwerk',
])('rejects a heading that would be cut, or broken at a hyphen: %s', async (heading) => {
  await expect(paint({ ...look, heading })).rejects.toThrow(
    `The heading "${heading}" is too long for a share picture.`,
  )
})
