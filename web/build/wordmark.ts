import type { SvgPathCommand } from 'harfbuzzjs'
import type { Wordmark } from '#web/page-data/layout.ts'
import { cacheByContent } from './content-cache.ts'
import { type ShapedText, shapeText } from './fonts.ts'

/** The units of an em: finer ones are not seen at the sizes of header and footer, and cost bytes in every page. */
const EM = 64
/** That of headings. */
const LETTER_SPACING = -0.02 * EM
const LINE_HEIGHT = 1.1 * EM
/** A longer name has two lines: in one, it would be illegible in the header of a phone. */
const MAX_LETTERS = 18

/**
 * The company's name, drawn as headings are written in the display typeface. A drawing needs no font: it
 * looks the same from the first paint on.
 */
export const wordmark = cacheByContent(({ site }) => drawName(site.name, site.typefaces.display))

/**
 * Draws a name in the typeface of a family.
 * @returns undefined if the typeface lacks one of its characters
 */
export async function drawName(name: string, family: string): Promise<Wordmark | undefined> {
  const texts = name.length > MAX_LETTERS ? inHalves(name) : [name]
  const shaped = await Promise.all(texts.map((text) => shapeText(text, family, 600)))
  if (shaped.some(({ glyphs }) => glyphs.some(({ id }) => id === 0))) return undefined
  const lines = shaped.map((line, index) => drawLine(line, index * LINE_HEIGHT))
  const top = Math.max(...lines.map(({ ascent }) => ascent))
  const width = Math.max(...lines.map((line) => line.width))
  const height = top + Math.max(...lines.map(({ bottom }) => bottom))
  return {
    viewBox: [0, -top, width, height].join(' '),
    height: `${height / EM}em`,
    d: lines.map(({ d }) => d).join(''),
  }
}

/** Two lines, divided at the space nearest to the middle; one, if there is no space. */
function inHalves(name: string): string[] {
  const toMiddle = (offset: number) => Math.abs(offset - name.length / 2)
  const spaces = Array.from(name.matchAll(/ /g), ({ index }) => index)
  const [space] = spaces.sort((a, b) => toMiddle(a) - toMiddle(b))
  return space === undefined ? [name] : [name.slice(0, space), name.slice(space + 1)]
}

/** @param baseline below that of the first line */
function drawLine({ font, glyphs }: ShapedText, baseline: number) {
  const scale = EM / font.face.upem
  const { ascender, descender } = font.hExtents()
  let [width, d] = [0, '']
  for (const { id, xAdvance, xOffset, yOffset } of glyphs) {
    const x = Math.round(width + xOffset * scale)
    d += drawGlyph(font.glyphToJson(id), scale, x, Math.round(baseline - yOffset * scale))
    width += xAdvance * scale + LETTER_SPACING
  }
  return {
    d,
    width: Math.ceil(width),
    ascent: Math.ceil(ascender * scale),
    bottom: Math.ceil(baseline - descender * scale),
  }
}

/**
 * The outline of a glyph whose origin is at a point, in whole numbers. Each contour begins at an absolute
 * point and continues relative to it: a repeated letter is nearly the same text, which compresses well.
 */
function drawGlyph(outline: SvgPathCommand[], scale: number, x: number, y: number): string {
  let [lastX, lastY] = [0, 0]
  const commands = outline.map(({ type, values }) => {
    const points = values.map((value, index) =>
      Math.round(index % 2 ? -value * scale : value * scale),
    )
    const [toX = lastX, toY = lastY] = points.slice(-2)
    const isStart = type === 'M'
    const [fromX, fromY] = isStart ? [-x, -y] : [lastX, lastY]
    ;[lastX, lastY] = [toX, toY]
    const numbers = points.map((value, index) => value - (index % 2 ? fromY : fromX))
    return (isStart ? type : type.toLowerCase()) + numbers.join()
  })
  return shorten(commands.join(''))
}

/** A line along an axis needs one number, and one back to the start of its contour none. */
function shorten(path: string): string {
  return path
    .replace(/l0,0(?=[a-z])|l[^a-z]+(?=z)/g, '')
    .replace(/l0,([^a-z]+)/g, 'v$1')
    .replace(/l([^a-z]+),0(?=[a-z])/g, 'h$1')
    .replace(/,(-?)/g, (_, sign) => sign || ' ')
}
