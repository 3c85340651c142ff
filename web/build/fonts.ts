import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import { CONTENT_FOLDER } from '#content/folder.ts'
import type { Site } from '#content/schema/site.ts'
import { type Typeface, typefaceOf } from '#content/typeface.ts'
import { perContent } from './site-content.ts'

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
export const buildFonts = perContent(({ site }) => subsetFonts(site.typefaces, neededGlyphs()))

/** The weight that a typeface has nearest to the given one. */
export function nearestWeight({ weights }: Pick<Typeface, 'weights'>, weight: number): number {
  return Math.min(Math.max(weight, weights.min), weights.max)
}

/** The font files of two typefaces with these glyphs: headings first, or one file for a common family. */
export function subsetFonts(
  { display, text }: Site['typefaces'],
  glyphs: string,
): Promise<FontFile[]> {
  const headings = display === text ? [] : [subsetFace(display, 600, 600, glyphs)]
  return Promise.all([...headings, subsetFace(text, 400, 700, glyphs)])
}

function subsetFace(family: string, lightest: number, boldest: number, glyphs: string) {
  return subsetFile(family, typefaceOf(family).file, [lightest, boldest], glyphs)
}

/**
 * A file of a typeface with these glyphs, and all that their shapes need.
 * @param weights one twice, or the ends of a range; the file has the nearest ones of the typeface
 */
export function subsetFile(
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

async function makeFont(
  family: string,
  path: string,
  [lightest, boldest]: [number, number],
  glyphs: string,
): Promise<FontFile> {
  const typeface = typefaceOf(family)
  const [min, max] = [nearestWeight(typeface, lightest), nearestWeight(typeface, boldest)]
  const source = await subsetFont(readFileSync(path), glyphs, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max, default: min } },
  })
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const name = family.toLowerCase().replaceAll(' ', '-')
  const weight = lightest === boldest ? `${lightest}` : `${lightest} ${boldest}`
  return { family, weight, file: `assets/${name}-${hash}.woff2`, source }
}

/** ASCII, typography, and all other characters of the content and of the pages' own characters ("·"). */
function neededGlyphs(): string {
  const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))
  const texts = globSync(TEXTS, { cwd: PROJECT }).map((file) =>
    readFileSync(resolve(PROJECT, file), 'utf8'),
  )
  return [...new Set(`${ascii}–—‘’“”…•−×${texts.join('')}`)].sort().join('')
}
