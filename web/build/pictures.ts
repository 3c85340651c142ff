import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StaticFiles } from './static-files.ts'

const FOLDER = join(import.meta.dirname, '../../content/pictures')

/** The pictures of content/pictures/: `pictures/<file>`. */
export function pictures(): StaticFiles {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  return new Map(names.map((name) => [`pictures/${name}`, () => readFileSync(join(FOLDER, name))]))
}
