import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { perContent } from './site-content.ts'
import type { StaticFiles } from './static-files.ts'

const require = createRequire(import.meta.url)
const CONTENT = join(import.meta.dirname, '../../content')
const PACKAGES = '@fontsource-variable'

/** A font of the site, as a file beside the pages. */
export interface FontFile {
  family: string
  /** One weight, or the two ends of a range, as CSS writes them. */
  weight: string
  /** Below the output folder. */
  file: string
  source: Buffer
}

/** The faces of the design: the display face in one weight, the text face in four. */
const FACES = [
  {
    family: 'Funnel Display',
    weight: '600',
    path: `${PACKAGES}/funnel-display/files/funnel-display-latin-wght-normal.woff2`,
    axes: { wght: 600 },
  },
  {
    family: 'Funnel Sans',
    weight: '400 700',
    path: `${PACKAGES}/funnel-sans/files/funnel-sans-latin-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
]

let last: { glyphs: string; fonts: Promise<FontFile[]> } | undefined

/** The site's fonts with the glyphs that the content needs and no others. */
export const buildFonts = perContent((): Promise<FontFile[]> => {
  const glyphs = neededGlyphs()
  // Subsetting takes a second, and most changes of the content need no new glyph.
  if (last?.glyphs !== glyphs) last = { glyphs, fonts: subsetFonts(glyphs) }
  return last.fonts
})

/** The site's fonts as files; the boot snippet loads them. */
export async function fonts(): Promise<StaticFiles> {
  return new Map((await buildFonts()).map(({ file, source }) => [file, source]))
}

function subsetFonts(glyphs: string): Promise<FontFile[]> {
  return Promise.all(
    FACES.map(async ({ family, weight, path, axes }) => {
      const whole = readFileSync(require.resolve(path))
      const options = { targetFormat: 'woff2', variationAxes: axes } as const
      const source = await subsetFont(whole, glyphs, options)
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const name = family.toLowerCase().replace(' ', '-')
      return { family, weight, file: `assets/${name}-${hash}.woff2`, source }
    }),
  )
}

/** ASCII, typography, and all other characters of the content, such as those of a name with an accent. */
function neededGlyphs(): string {
  const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))
  const entries = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .map((file) => readFileSync(join(CONTENT, file), 'utf8'))
  return [...new Set(`${ascii}–—‘’“”…•−×${entries.join('')}`)].sort().join('')
}
