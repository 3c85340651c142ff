import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS } from '#worker/db/migrations.ts'
import { PROJECT } from '#worker/scripts/wrangler.ts'
import { bundleWorker, type Modules } from '#worker/test/built-worker.ts'

/**
 * The bundle of the commit before the newest migration, with today's modules; undefined where git lacks
 * that commit, such as in a shallow clone.
 */
export function bundleEarlierWorker(): Modules | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'lumenfold-earlier-'))
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: PROJECT, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const tar = join(folder, 'tree.tar')
    const newest = `worker/db/migrations/${MIGRATIONS.at(-1)}`
    try {
      const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', newest)
      git('archive', '--output', tar, `${added}^`)
    } catch {
      return undefined
    }
    execFileSync('tar', ['-xf', tar, '-C', folder])
    symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'), 'junction')
    mkdirSync(join(folder, 'web/dist'), { recursive: true })
    return bundleWorker(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
