import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { CONTENT_FOLDER } from '#content/content-folder.ts'
import type { Site } from '#content/schema/site.ts'
import { type Typeface, typefaceOf } from '#content/typeface.ts'
import type { ShareFont } from '#web/seo/share-picture.ts'
import { cacheByContent, getContent } from './content-cache.ts'

const PROJECT = join(import.meta.dirname, '../..')

/** The files with texts that are shown in the site's fonts. */
const TEXTS = [`${CONTENT_FOLDER}/**/*.{yaml,md}`, 'web/src/**/*.tsx', 'worker/**/*.tsx']

/** A font of the site, as a file beside the pages. */
export interface FontFile {
  family: string
  /** One weight, or the two ends of a range, as CSS writes them. */
  weight: string
  /** Below the output folder. */
  file: string
  source: Buffer
}

/** The last fonts by file and weights: subsetting takes a second, and most changes of the content need no new glyph. */
const made = new Map<string, { glyphs: string; font: Promise<FontFile> }>()

/**
 * The site's fonts with the glyphs that its texts need and no others: the display face in the weight of
 * headings, the text face from 400 to 700. One family for both is one file.
 */
export const buildFonts = cacheByContent(({ site }) => subsetFonts(site.typefaces, neededGlyphs()))

/** The weight that a typeface has nearest to the given one. */
export function nearestWeight({ weights }: Pick<Typeface, 'weights'>, weight: number): number {
  return Math.min(Math.max(weight, weights.min), weights.max)
}

/** The font files of two typefaces with these glyphs: headings first, or one file for a common family. */
export function subsetFonts(
  { display, text }: Site['typefaces'],
  glyphs: string,
): Promise<FontFile[]> {
  const make = (family: string, weights: [number, number]) =>
    subsetFontFile(family, typefaceOf(family).file, weights, glyphs)
  const headings = display === text ? [] : [make(display, [600, 600])]
  return Promise.all([...headings, make(text, [400, 700])])
}

/**
 * A file of a typeface with these glyphs, and all that their shapes need.
 * @param weights one twice, or the ends of a range; the file has the nearest ones of the typeface
 */
export function subsetFontFile(
  family: string,
  path: string,
  weights: [number, number],
  glyphs: string,
): Promise<FontFile> {
  const key = [path, ...weights].join()
  const known = made.get(key)
  if (known?.glyphs === glyphs) return known.font
  const font = makeFont(family, path, weights, glyphs)
  made.set(key, { glyphs, font })
  return font
}

async function makeFont(family: string, path: string, weights: [number, number], glyphs: string) {
  const source = await subsetFontBytes(family, path, glyphs, 'woff2', ...weights)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const name = family.toLowerCase().replaceAll(' ', '-')
  const weight = [...new Set(weights)].join(' ')
  return { family, weight, file: `assets/${name}-${hash}.woff2`, source }
}

/** The bytes of a font with these glyphs of a file of a family, in one weight or a range: the nearest that it has. */
export function subsetFontBytes(
  family: string,
  path: string,
  glyphs: string,
  targetFormat: 'sfnt' | 'woff2',
  lightest: number,
  boldest = lightest,
): Promise<Buffer> {
  const typeface = typefaceOf(family)
  const [min, max] = [nearestWeight(typeface, lightest), nearestWeight(typeface, boldest)]
  const wght = min === max ? min : { min, max, default: min }
  return subsetFont(readFileSync(path), glyphs, { targetFormat, variationAxes: { wght } })
}

/** ASCII, typography, and all other characters of the content and of the pages' own characters ("·"). */
function neededGlyphs(): string {
  const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))
  const texts = globSync(TEXTS, { cwd: PROJECT }).map((file) =>
    readFileSync(resolve(PROJECT, file), 'utf8').replaceAll(/[ -~]+/g, ''),
  )
  return [...new Set(`${ascii}–—‘’“”…•−×${texts.join('')}`)].sort().join('')
}

/**
 * The fonts of share pictures: all scripts of the site's typefaces and of the further ones, with the glyphs that
 * these texts need and no others. One family may be several fonts, each with other characters.
 */
export async function subsetShareFonts(
  { typefaces, scriptTypefaces }: Pick<Site, 'typefaces' | 'scriptTypefaces'>,
  texts: string,
): Promise<ShareFont[]> {
  // Shaping takes some letters apart, such as those of Thai.
  const letters = texts + texts.normalize('NFKD')
  const families = new Set([...Object.values(typefaces), ...scriptTypefaces])
  const fonts = [...families].flatMap((family) =>
    typefaceOf(family)
      .files.filter(({ characters }) => characters.test(letters))
      .map(async ({ path }) => {
        const source = await subsetFontBytes(family, path, letters, 'sfnt', 600)
        const face = new harfbuzz.Face(new harfbuzz.Blob(source))
        return { family, source, characters: [...face.collectUnicodes()] }
      }),
  )
  return Promise.all(fonts)
}

/**
 * The whole files of the site's typefaces, with their rules in CSS: a customer's name may have letters that no text
 * of the site has. Browsers load the files whose letters they meet. Of a typeface with thousands of letters, only the
 * file for Latin script is here.
 */
export function inboxFonts(): { rule: string; file: string; source: () => Buffer }[] {
  return [...new Set(Object.values(getContent().site.typefaces))].flatMap((family) => {
    const { weights, files, file: latin, isVast } = typefaceOf(family)
    const used = files.filter(({ path }) => !isVast || path === latin)
    return used.map(({ path, unicodeRange }) => {
      const file = `inbox-fonts/${basename(path)}`
      const range = `font-weight:${weights.min} ${weights.max};unicode-range:${unicodeRange}`
      const rule = `@font-face{font-family:"${family}";font-display:swap;${range};src:url(/${file})}`
      return { rule, file, source: () => readFileSync(path) }
    })
  })
}

/** A text in the glyphs of a font, in one line. All lengths are in units of which the em has `font.face.upem`. */
export interface ShapedText {
  font: harfbuzz.Font
  /** From left to right. The id of a character that the font lacks is 0. */
  glyphs: { id: number; xAdvance: number; xOffset: number; yOffset: number }[]
}

/** Shapes a text in the Latin font of a family, in the weight that it has nearest to the given one. */
export async function shapeText(text: string, family: string, weight: number): Promise<ShapedText> {
  const bytes = await subsetFontBytes(family, typefaceOf(family).file, text, 'sfnt', weight)
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
