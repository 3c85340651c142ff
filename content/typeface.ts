import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { present } from './present.ts'

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
  /** The paths of the font files for all scripts. */
  files: string[]
  /** Matches a letter that the file for Latin script has, and one that any of the files has. */
  letters: { latin: RegExp; all: RegExp }
  /** The SPDX id of the license, and the path of its text. */
  license: { id: string; text: string }
}

/** The package of a family: "Source Sans 3" is in @fontsource-variable/source-sans-3. */
export function typefacePackage(family: string): string {
  return `@fontsource-variable/${slugOf(family)}`
}

/** The typeface with this family name; undefined if its package is missing or has no weights for Latin. */
export function findTypeface(family: string): Typeface | undefined {
  const folder = join(PACKAGES, typefacePackage(family))
  const file = join(folder, `files/${slugOf(family)}-latin-wght-normal.woff2`)
  if (!existsSync(file)) return undefined
  const metadata: unknown = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'))
  const { license, variable } = metadataSchema.parse(metadata)
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
  return {
    weights: variable.wght,
    file,
    files: globSync(join(folder, 'files/*-wght-normal.woff2')),
    letters: { latin: lettersIn([ranges.latin]), all: lettersIn(Object.values(ranges)) },
    license: { id: license.type, text: join(folder, 'LICENSE') },
  }
}

/** The typeface with this family name. The content is checked: the families of the site are installed. */
export function typefaceOf(family: string): Typeface {
  return present(findTypeface(family), `typeface "${family}"`)
}

/** @param ranges as CSS writes them: U+0000-00FF,U+0131 */
function lettersIn(ranges: string[]): RegExp {
  const range = /U\+(\w+)(?:-(\w+))?,?/gi
  const toRange = (_: string, from: string, to = from) => `\\u{${from}}-\\u{${to}}`
  return new RegExp(`[${ranges.join().replaceAll(range, toRange)}]`, 'u')
}

function slugOf(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-')
}
