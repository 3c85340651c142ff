import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import type { PictureSizes } from '#content/schema/prose.ts'

/** The width of a photograph's widest file in pixels. */
export const MAX_PHOTO_WIDTH = 1600

/** The widths of a photograph's files in pixels: a phone, a phone with a fine screen or a text column, all others. */
const WIDTHS = [480, 960, MAX_PHOTO_WIDTH]

/** Whether a picture is a photograph or the like, of which the build makes several sizes. */
export function isPhotograph(src: string): boolean {
  return /\.(?:avif|jpe?g|png|webp)$/i.test(src)
}

/**
 * The files that the build makes of a photograph, by their width in pixels: `/pictures/van.jpg-480.avif`.
 * @param width of the photograph; no file is wider
 */
export function photographFiles(src: string, width: number): Map<number, string> {
  const narrower = WIDTHS.filter((each) => each < width)
  const widths = [...narrower, ...(width > MAX_PHOTO_WIDTH ? [] : [width])]
  return new Map(widths.map((each) => [each, `${src}-${each}.avif`]))
}

/** The size of a picture and its files. The content is checked: it has the picture. */
export function pictureAttributes({ pictures }: Pick<Content, 'pictures'>, src: string) {
  const { width, height } = assertDefined(pictures.get(src), `picture "${src}"`)
  if (!isPhotograph(src)) return { width, height }
  const files = [...photographFiles(src, width)]
  return { width, height, srcSet: files.map(([w, file]) => `${encodeURI(file)} ${w}w`).join() }
}

/** A photograph of an entry, in the form that its page uses; undefined without one. */
export function photoData(content: Content, photo: { src: string; alt: string } | undefined) {
  return photo && { ...photo, ...pictureAttributes(content, photo.src) }
}

export type PhotoData = { src: string; alt: string } & PictureSizes
