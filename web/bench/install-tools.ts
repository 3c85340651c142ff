import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Installs what only measuring needs (package.json of this folder), unless it is there. */
export function installTools(): void {
  if (existsSync(join(import.meta.dirname, 'node_modules/lighthouse'))) return
  const options = ['ci', '--prefix', import.meta.dirname, '--ignore-scripts']
  execFileSync('npm', options, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
}
