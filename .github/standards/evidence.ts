import { globSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** As web/ and worker/vitest.config.ts and web/playwright.config.ts include them. */
const RUN = ['{.github,content,web,worker}/**/*.test.ts', 'web/e2e/*.spec.ts']
const files = new Set(globSync(RUN, { cwd: ROOT, exclude: ['**/node_modules/**'] }))

interface Entry {
  id: string
  level: number | string
  /** Paths of test files, relative to the repository. */
  tests?: string[] | undefined
}

/**
 * The problems in a list of a standard's requirements, with the entries concerned.
 * @param standard every `id level` that the list must have
 */
export function problemsOf(standard: string[], list: Entry[]): string[] {
  const entries = list.map(({ id, level }) => `${id} ${level}`)
  const tests = list.flatMap((entry) => entry.tests ?? [])
  return [
    ...standard.filter((entry) => !entries.includes(entry)).map((entry) => `${entry} is missing`),
    ...entries
      .filter((entry) => !standard.includes(entry))
      .map((entry) => `the standard has no ${entry}`),
    ...entries
      .filter((entry, at) => entries.indexOf(entry) !== at)
      .map((entry) => `${entry} is there twice`),
    ...tests.filter((file) => !files.has(file)).map((file) => `npm test does not run ${file}`),
  ]
}
