import * as harfbuzz from 'harfbuzzjs'
import { typefaceOf } from '#content/typeface.ts'
import { subset } from './fonts.ts'

/** A text in the glyphs of a font, in one line. All lengths are in units of which the em has `font.face.upem`. */
export interface ShapedText {
  font: harfbuzz.Font
  /** From left to right. The id of a character that the font lacks is 0. */
  glyphs: { id: number; xAdvance: number; xOffset: number; yOffset: number }[]
}

/** Shapes a text in the Latin font of a family, in the weight that it has nearest to the given one. */
export async function shapeText(text: string, family: string, weight: number): Promise<ShapedText> {
  const bytes = await subset(family, typefaceOf(family).file, text, 'sfnt', weight)
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)))
  const line = new harfbuzz.Buffer()
  line.addText(text)
  line.guessSegmentProperties()
  harfbuzz.shape(font, line)
  const positions = line.getGlyphPositions()
  const glyphs = line.getGlyphInfos().map(({ codepoint: id }, index) => ({
    id,
    ...(positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }),
  }))
  return { font, glyphs }
}
