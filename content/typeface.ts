import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { assertDefined } from './assert-defined.ts'

const PACKAGES = join(import.meta.dirname, '../node_modules')

/** The facts of a package about its family; the weights are texts. */
const metadataSchema = z.object({
  license: z.object({ type: z.string() }),
  variable: z.object({ wght: z.object({ min: z.coerce.number(), max: z.coerce.number() }) }),
})

/** A variable typeface, from its package of fontsource.org. */
export interface Typeface {
  /** The range of its weights. */
  weights: { min: number; max: number }
  /** The path of the font file for Latin script, in WOFF2. */
  file: string
  /**
   * The font files for all scripts, each with the characters that it may have, also as CSS writes them: not every font
   * has all of them.
   */
  files: { path: string; characters: RegExp; unicodeRange: string }[]
  /** Whether it has thousands of letters, for Chinese, Japanese or Korean, of which no page can load all. */
  isVast: boolean
  /** The SPDX id of the license, and the path of its text. */
  license: { id: string; text: string }
}

/** The package of a family: "Source Sans 3" is in @fontsource-variable/source-sans-3. */
export function typefacePackage(family: string): string {
  return `@fontsource-variable/${toPackageSlug(family)}`
}

/** The typeface with this family name; undefined if its package is missing or has no weights for Latin. */
export function findTypeface(family: string): Typeface | undefined {
  const folder = join(PACKAGES, typefacePackage(family))
  const fontFile = (subset: string) =>
    join(folder, `files/${toPackageSlug(family)}-${subset}-wght-normal.woff2`)
  const file = fontFile('latin')
  if (!existsSync(file)) return undefined
  const metadata: unknown = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'))
  const { license, variable } = metadataSchema.parse(metadata)
  const subsets: Record<string, string> = JSON.parse(
    readFileSync(join(folder, 'unicode.json'), 'utf8'),
  )
  return {
    weights: variable.wght,
    file,
    // The hundred files of a Chinese or Japanese family have numbers: "[12]".
    isVast: Object.keys(subsets).some((subset) => /^\[\d+\]$/.test(subset)),
    files: Object.entries(subsets).map(([subset, ranges]) => ({
      path: fontFile(subset.replaceAll(/[[\]]/g, '')),
      characters: charactersIn(ranges),
      unicodeRange: ranges,
    })),
    license: { id: license.type, text: join(folder, 'LICENSE') },
  }
}

/** The typeface with this family name. The content is checked: the families of the site are installed. */
export function typefaceOf(family: string): Typeface {
  return assertDefined(findTypeface(family), `typeface "${family}"`)
}

/** @param ranges as CSS writes them: U+0000-00FF,U+0131 */
function charactersIn(ranges: string): RegExp {
  const range = /U\+(\w+)(?:-(\w+))?,?/gi
  const toRange = (_: string, from: string, to = from) => `\\u{${from}}-\\u{${to}}`
  return new RegExp(`[${ranges.replaceAll(range, toRange)}]`, 'u')
}

function toPackageSlug(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-')
}
