import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { CONTENT_FOLDER } from '#content/folder.ts'
import { PHOTO_SIDE, photoUrl } from '#web/page-data/photo.ts'
import { perContent } from './site-content.ts'
import type { StaticFiles } from './static-files.ts'

const PICTURES = join(CONTENT_FOLDER, 'pictures')

/** The photos of people, each in the two sizes of `photoUrl`. */
export const photos = perContent((content): StaticFiles => {
  const people = content['pages/about']?.leaders?.people ?? []
  const names = people.flatMap(({ photo }) => photo ?? [])
  return new Map(
    names.flatMap((name) =>
      ([1, 2] as const).map((density) => {
        const draw = () => squarePhoto(readFileSync(join(PICTURES, name)), PHOTO_SIDE * density)
        return [photoUrl(name, density).slice(1), draw] as const
      }),
    ),
  )
})

/**
 * The middle of a photo as a square in WebP, upright and without the camera's data, such as its location.
 * @param side in pixels
 */
export function squarePhoto(photo: Buffer, side: number): Promise<Buffer> {
  return sharp(photo).autoOrient().resize(side, side).webp().toBuffer()
}
