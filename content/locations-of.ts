import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The locations of a text in the content, in order: `content/articles/first.md:14`.
 * @param folder the content folder; this folder except in tests
 */
export function locationsOf(text: string, folder = import.meta.dirname): string[] {
  return globSync('**/*.{md,yaml}', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n')
      const locations = lines.map((line, index) => (line.includes(text) ? [index + 1] : []))
      return locations.flat().map((line) => `content/${file}:${line}`)
    })
}
