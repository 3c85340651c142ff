import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The places of a text in the content, in order: `content/articles/first.md:14`.
 * @param folder the content folder; this folder except in tests
 */
export function placesOf(text: string, folder = import.meta.dirname): string[] {
  return globSync('**/*.{md,yaml}', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n')
      const places = lines.map((line, index) => (line.includes(text) ? [index + 1] : []))
      return places.flat().map((line) => `content/${file}:${line}`)
    })
}
