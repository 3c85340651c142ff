import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { Problem } from './problem.ts'
import type { PictureSize } from './schema/prose.ts'

/**
 * The pictures for texts, by their address: /pictures/<file>. The size of an SVG is its `width` and
 * `height`, or that of its `viewBox`.
 * @param folder the content folder, with or without pictures
 * @param problems receives the problems of the files
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
