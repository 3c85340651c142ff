import { readFileSync } from 'node:fs'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Site } from '#content/schema/site.ts'
import { typefaceOf } from '#content/typeface.ts'
import type { ShareFont } from '#web/seo/share-picture.ts'
import { nearestWeight } from './fonts.ts'

/** That of all texts in a share picture. */
const WEIGHT = 600

/**
 * The fonts of share pictures: all scripts of the site's typefaces and of the further ones, with the glyphs that
 * these texts need and no others. One family may be several fonts, each with other characters.
 */
export async function shareFonts(
  { typefaces, scriptTypefaces }: Pick<Site, 'typefaces' | 'scriptTypefaces'>,
  texts: string,
): Promise<ShareFont[]> {
  // Shaping takes some letters apart, such as those of Thai.
  const letters = texts + texts.normalize('NFKD')
  const families = new Set([...Object.values(typefaces), ...scriptTypefaces])
  const fonts = [...families].flatMap((family) =>
    typefaceOf(family).files.flatMap(({ path, characters }) =>
      characters.test(letters) ? subsetFamily(family, path, letters) : [],
    ),
  )
  return Promise.all(fonts)
}

async function subsetFamily(family: string, path: string, texts: string): Promise<ShareFont> {
  const source = await subsetFont(readFileSync(path), texts, {
    targetFormat: 'sfnt',
    variationAxes: { wght: nearestWeight(typefaceOf(family), WEIGHT) },
  })
  const face = new harfbuzz.Face(new harfbuzz.Blob(source))
  return { family, source, characters: [...face.collectUnicodes()] }
}
