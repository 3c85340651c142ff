import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { Problem } from './problem.ts'
import type { PictureSize } from './schema/prose.ts'

/**
 * The pictures that texts may show, by their address: /pictures/<file>. An SVG is as large as its
 * `width` and `height` say, or its `viewBox`.
 * @param folder the content folder; it need not hold pictures
 * @param problems gets what is wrong with a file
 */
export function readPictures(folder: string, problems: Problem[]): Map<string, PictureSize> {
  const pictures = new Map<string, PictureSize>()
  if (!existsSync(join(folder, 'pictures'))) return pictures
  for (const name of readdirSync(join(folder, 'pictures')).sort()) {
    const file = `pictures/${name}`
    try {
      const { width, height } = imageSize(readFileSync(join(folder, file)))
      pictures.set(`/${file}`, { width, height })
    } catch (error) {
      const { message: found } = error as Error
      problems.push({ file, field: '', expected: 'a picture that has a size', found })
    }
  }
  return pictures
}
