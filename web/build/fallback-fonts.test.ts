import { expect, test } from 'vitest'
import { content } from '#content/test/frozen-content.ts'
import { renderFallbackFonts } from './fallback-fonts.ts'
import { shapeText } from './fonts.ts'

const FACE = /size-adjust:([\d.]+)%[^}]*ascent-override:([\d.]+)%[^}]*descent-override:([\d.]+)%/g

test('as wide as the display typeface, each system font has its ascent and descent, too', async () => {
  const { typefaces } = content.site
  const { font } = await shapeText('A', typefaces.display, 600)
  const { ascender, descender } = font.hExtents()
  const percent = (units: number) => (100 * units) / font.face.upem

  const faces = [...(await renderFallbackFonts(typefaces)).matchAll(FACE)].map((face) =>
    face.map(Number),
  )

  expect(faces).not.toEqual([])
  for (const [, size = 0, ascent = 0, descent = 0] of faces) {
    expect((size * ascent) / 100).toBeCloseTo(percent(ascender), 0)
    expect((size * descent) / 100).toBeCloseTo(percent(-descender), 0)
  }
})
