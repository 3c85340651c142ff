import type { Site } from '#content/schema/site.ts'
import { type Typeface, typefaceOf } from '#content/typeface.ts'

/** A line for each typeface of the site with thousands of letters: pages get only the Latin ones. */
export function fontNotes(
  { typefaces }: Pick<Site, 'typefaces'>,
  find: (family: string) => Pick<Typeface, 'isVast'> = typefaceOf,
): string[] {
  return [...new Set(Object.values(typefaces))]
    .filter((family) => find(family).isVast)
    .map(
      (family) =>
        `${family}: pages get its Latin letters, and show all others in the visitor’s typeface; share pictures get all.`,
    )
}
