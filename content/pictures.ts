import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { unescape as decode } from 'node:querystring'
import { imageSize } from 'image-size'
import type { Content } from './collections.ts'
import { listVisibleNames } from './content-files.ts'
import { pickEntries } from './listed-entries.ts'
import type { Problem } from './problems.ts'
import type { PictureSizes } from './schema/prose.ts'
import { assertSafeSvg } from './svg.ts'

/** The extensions of pictures, which are also the names of their types for image-size, but for that of jpeg. */
const EXTENSIONS = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp']

/** A host of files serves none above 25 MiB, and decoding 50 megapixels takes 200 MB of the build's memory. */
const MAX_BYTES = 25 * 2 ** 20
const MAX_PIXELS = 50_000_000

/**
 * The pictures for texts, by their address: /pictures/<file>. The size of an SVG is its `width` and
 * `height`, or that of its `viewBox`. A host serves a file by its extension, so the bytes are of that
 * type, and an SVG only draws.
 * @param folder the content folder, with or without pictures
 * @param problems receives the problems of the files
 */
export function readPictureSizes(folder: string, problems: Problem[]): Map<string, PictureSizes> {
  const pictures = new Map<string, PictureSizes>()
  for (const name of listVisibleNames(join(folder, 'pictures'))) {
    const file = `pictures/${name}`
    let expected = 'a picture: pictures/ has no folders'
    try {
      const stats = statSync(join(folder, file))
      if (!stats.isFile()) throw new Error(`"${name}"`)
      expected = `a name that ends in .${EXTENSIONS.join(', .')}: export a HEIC, TIFF or RAW file as JPEG`
      const extension = extname(name).slice(1).toLowerCase()
      if (!EXTENSIONS.includes(extension)) throw new Error(`"${name}"`)
      const type = extension.replace('jpeg', 'jpg')
      expected = 'at most 25 MiB: export it smaller, 2400 pixels wide'
      if (stats.size > MAX_BYTES) throw new Error(`${Math.ceil(stats.size / 2 ** 20)} MiB`)
      const bytes = readFileSync(join(folder, file))
      expected =
        'an SVG that only draws, without scripts, animations, links and other files: as from npx svgo'
      if (type === 'svg') assertSafeSvg(bytes.toString())
      expected = 'a picture that has a size: export it again'
      const { width, height, orientation = 1, type: found } = sizeOf(bytes)
      expected = `bytes of the type ${type}: convert the file, or rename it`
      if (found !== type) throw new Error(`those of ${found}`)
      expected = 'at most 50 megapixels: export it smaller, 2400 pixels wide'
      if (type !== 'svg' && width * height > MAX_PIXELS) throw new Error(`${width} × ${height}`)
      // A camera held upright: image-size has the sensor's sides (EXIF, "Orientation", 5 to 8).
      const isTurned = orientation > 4
      pictures.set(`/${file}`, isTurned ? { width: height, height: width } : { width, height })
    } catch (error) {
      const { message: found } = error as Error
      problems.push({ file, field: '', expected, found })
    }
  }
  return pictures
}

function sizeOf(bytes: Uint8Array) {
  try {
    return imageSize(bytes)
  } catch {
    throw new Error(bytes.length > 0 ? 'no readable picture' : 'an empty file')
  }
}

/**
 * The addresses of the pictures that the published content names, in any language. An article that waits
 * for its date is not published.
 * @param contents the content in each language
 */
export function publishedPicturePaths(contents: Content[]): Set<string> {
  const named = new Set<string>()
  function visit(value: unknown, pictures: Content['pictures']) {
    if (typeof value === 'string' && value.startsWith('/pictures/')) {
      const address = decode(value)
      if (pictures.has(address)) named.add(address)
    }
    if (typeof value !== 'object' || value === null) return
    const parts = value instanceof Map ? value.values() : Object.values(value)
    for (const part of parts) visit(part, pictures)
  }
  for (const content of contents) {
    const { catalogue, articles, pictures } = content
    visit({ ...content, articles: pickEntries(catalogue.articles, articles) }, pictures)
  }
  return named
}
