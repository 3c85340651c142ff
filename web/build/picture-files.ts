import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { CONTENT_FOLDER } from '#content/content-folder.ts'
import { publishedPicturePaths } from '#content/pictures.ts'
import { isPhotograph, MAX_PHOTO_WIDTH, photographFiles } from '#web/page-data/responsive-images.ts'
import { cacheByContent, getContentInAllLanguages } from './content-cache.ts'
import type { StaticFiles } from './static-files.ts'

/** Encoding takes seconds a photograph, and drawing most of the build of a large blog. */
const CACHE = join(import.meta.dirname, '../../.cache/pictures')

const published = cacheByContent(() => publishedPicturePaths(getContentInAllLanguages()))

/** Whether any text of the site has one: other sites load no line for them. */
export function hasPhotographs(): boolean {
  return [...published()].some(isPhotograph)
}

/**
 * The pictures in published texts: drawings as they are, photographs in several sizes and without the camera's
 * data, such as its location.
 */
export const publishedPictureFiles = cacheByContent(({ pictures: sizes }): StaticFiles => {
  const files: StaticFiles = new Map()
  for (const src of published()) {
    const read = () => readFileSync(join(CONTENT_FOLDER, src))
    files.set(src.slice(1), isPhotograph(src) ? () => encodeFallbackPhotograph(src) : read)
    if (!isPhotograph(src)) continue
    for (const [width, file] of photographFiles(src, sizes.get(src)?.width ?? 0)) {
      files.set(file.slice(1), () => encodePhotograph(file, read(), width))
    }
  }
  return files
})

/** The file at a photograph's own address, for browsers without AVIF, links and other sites: at most `MAX_PHOTO_WIDTH`. */
export function encodeFallbackPhotograph(src: string): Promise<Buffer> {
  return encodePhotograph(src, readFileSync(join(CONTENT_FOLDER, src)), MAX_PHOTO_WIDTH)
}

/** The middle of a photograph as a JPEG, upright and without the camera's data. */
export function cropToMiddle(photo: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(photo).autoOrient().resize(width, height).jpeg().toBuffer()
}

/**
 * A photograph, upright, in the colors of screens, and without the camera's data.
 * @param file ends with the extension of the wanted type
 * @param width in pixels; a narrower photograph keeps its own
 * @throws {Error} that names the file, if it has no whole picture
 */
export async function encodePhotograph(
  file: string,
  photo: Buffer,
  width: number,
): Promise<Buffer> {
  const type = file.replace(/.*\./, '').toLowerCase().replace('jpeg', 'jpg')
  const key = createHash('sha256').update(photo).digest('base64url').slice(0, 16)
  const picture = sharp(photo, { failOn: 'error' })
    .autoOrient()
    .toColorspace('srgb')
    .resize({ width, withoutEnlargement: true })
  const formats = {
    avif: () => picture.avif({ quality: 55, effort: 3 }),
    jpg: () => picture.jpeg({ quality: 78, mozjpeg: true }),
    // Browsers without AVIF get it alone: in 256 colors it takes a fifth of the bytes.
    png: () => picture.png({ palette: true }),
    webp: () => picture.webp({ quality: 78 }),
  }
  return cachePicture(`${key}-${width}.${type}`, () =>
    formats[type as keyof typeof formats]()
      .toBuffer()
      .catch((cause: Error) => {
        throw new Error(`content${file} cannot be read (${cause.message}): export it again.`, {
          cause,
        })
      }),
  )
}

/**
 * The bytes of a picture, of an earlier build if that one made it.
 * @param name has the hash of all that the bytes depend on
 */
export async function cachePicture(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(CACHE, name)
  if (existsSync(file)) return readFileSync(file)
  const bytes = await make()
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(file, bytes)
  return bytes
}
