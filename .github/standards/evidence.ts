import { globSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** As web/ and worker/vitest.config.ts and web/playwright.config.ts include them. */
const RUN = ['{.github,content,web,worker}/**/*.test.ts', 'web/e2e/*.spec.ts']
const files = new Set(globSync(RUN, { cwd: ROOT, exclude: ['**/node_modules/**'] }))

/** Filters the paths, relative to the repository, to those that are not test files run by `npm test`. */
export function missingTests(paths: string[]): string[] {
  return paths.filter((path) => !files.has(path))
}
