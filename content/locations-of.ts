import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_FOLDER } from './folder.ts'

/** The marks before and around a text that is a heading, or the value of a field. */
const FRAME = /^\s*(?:- )*(?:#+ )?(?:[\w-]+: )?(["']?)(.*?)\1$/

/**
 * The locations of a text in the content, in order: `content/articles/first.md:14`. An address that
 * only begins with the text is another one.
 * @param folder the content folder; CONTENT_FOLDER, except in tests
 */
export function locationsOf(text: string, folder = CONTENT_FOLDER): string[] {
  const isThere = (line: string) =>
    line
      .split(text)
      .slice(1)
      .some((rest) => !/^\/?[\w-]/.test(rest))
  return locate(isThere, folder)
}

/** The same for a text that is a whole heading or value, without longer texts that contain it. */
export function locationsOfWhole(text: string, folder = CONTENT_FOLDER): string[] {
  const whole = locate((line) => FRAME.exec(line)?.[2] === text, folder)
  return whole.length > 0 ? whole : locationsOf(text, folder)
}

function locate(isThere: (line: string) => boolean, folder: string): string[] {
  return globSync('**/*.{md,yaml}', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n')
      const locations = lines.map((line, index) => (isThere(line) ? [index + 1] : []))
      return locations.flat().map((line) => `content/${file}:${line}`)
    })
}
