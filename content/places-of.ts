import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Where a text stands in the content: `content/articles/first.md:14`, each place in order.
 * @param folder where the content lives; this folder unless a test says otherwise
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
