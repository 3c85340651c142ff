import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { found } from '#web/fold/create-fold.ts'
import { RENDERER } from '#web/output.ts'

const CODE = join(import.meta.dirname, '../fold')

/** Finding a fold takes milliseconds: what is found is kept by the hash of the code that finds it. */
export function keptFolds(): Plugin {
  const hash = createHash('sha256')
  for (const name of globSync('*.ts', { cwd: CODE }).sort())
    hash.update(readFileSync(join(CODE, name)))
  const file = `${RENDERER}-folds-${hash.digest('base64url').slice(0, 8)}.json`
  return {
    name: 'site:kept-folds',
    apply: 'build',
    configResolved() {
      if (!existsSync(file)) return
      const known = JSON.parse(readFileSync(file, 'utf8')) as [string, number][]
      for (const [key, state] of known) found.set(key, state)
    },
    closeBundle() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify([...found]))
    },
  }
}
