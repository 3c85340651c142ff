import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const PACKAGES = join(import.meta.dirname, '../node_modules')

/** The facts of a package about its family; the weights are texts. */
const metadataSchema = z.object({
  license: z.object({ type: z.string() }),
  variable: z.object({ wght: z.object({ min: z.coerce.number(), max: z.coerce.number() }) }),
})

/** A variable typeface for Latin script, from its package of fontsource.org. */
export interface Typeface {
  /** The range of its weights. */
  weights: { min: number; max: number }
  /** The path of the font file, in WOFF2. */
  file: string
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
  return {
    weights: variable.wght,
    file,
    license: { id: license.type, text: join(folder, 'LICENSE') },
  }
}

/** The typeface with this family name. The content is checked: the families of the site are installed. */
export function typefaceOf(family: string): Typeface {
  const typeface = findTypeface(family)
  if (!typeface) throw new Error(`There is no typeface "${family}".`)
  return typeface
}

function slugOf(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-')
}
