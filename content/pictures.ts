import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { unescape as decode } from 'node:querystring'
import { imageSize } from 'image-size'
import type { Content } from './collections.ts'
import { namesIn } from './content-files.ts'
import { entriesOf } from './entries-of.ts'
import type { Problem } from './problem.ts'
import type { PictureSize } from './schema/prose.ts'
import { checkSvg } from './svg.ts'

/** The types of pictures by the extensions of their files, as image-size names them. */
const TYPES = new Map([
  ['.avif', 'avif'],
  ['.gif', 'gif'],
  ['.jpeg', 'jpg'],
  ['.jpg', 'jpg'],
  ['.png', 'png'],
  ['.svg', 'svg'],
  ['.webp', 'webp'],
])

/**
 * The pictures for texts, by their address: /pictures/<file>. The size of an SVG is its `width` and
 * `height`, or that of its `viewBox`. A host serves a file by its extension, so the bytes are of that
 * type, and an SVG only draws.
 * @param folder the content folder, with or without pictures
 * @param problems receives the problems of the files
 */
export function readPictures(folder: string, problems: Problem[]): Map<string, PictureSize> {
  const pictures = new Map<string, PictureSize>()
  for (const name of namesIn(join(folder, 'pictures'))) {
    const file = `pictures/${name}`
    let expected = `a name that ends in ${[...TYPES.keys()].join(', ')}`
    try {
      const type = TYPES.get(extname(name).toLowerCase())
      if (!type) throw new Error(`"${name}"`)
      expected =
        'an SVG that only draws, without scripts, animations, links and other files: as from npx svgo'
      const bytes = readFileSync(join(folder, file))
      if (type === 'svg') checkSvg(bytes.toString())
      expected = 'a picture that has a size'
      const { width, height, type: found } = imageSize(bytes)
      expected = `bytes of the type ${type}: convert the file, or rename it`
      if (found !== type) throw new Error(`those of ${found}`)
      pictures.set(`/${file}`, { width, height })
    } catch (error) {
      const { message: found } = error as Error
      problems.push({ file, field: '', expected, found })
    }
  }
  return pictures
}

/**
 * The addresses of the pictures that published texts name, in any language. A photo of a person is no
 * picture in a text, and an article that waits for its date is not published.
 * @param contents the content in each language
 */
export function publishedPictures(contents: Content[]): Set<string> {
  const named = new Set<string>()
  function visit(value: unknown, pictures: Content['pictures']) {
    if (typeof value === 'string' && pictures.has(decode(value))) named.add(decode(value))
    if (typeof value !== 'object' || value === null) return
    const parts = value instanceof Map ? value.values() : Object.values(value)
    for (const part of parts) visit(part, pictures)
  }
  for (const content of contents) {
    const { catalogue, articles, pictures } = content
    visit({ ...content, articles: entriesOf(catalogue.articles, articles) }, pictures)
  }
  return named
}
