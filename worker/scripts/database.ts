import { openAsBlob } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { PROJECT, runTool } from './tools.ts'

/** The options that select a deployment; `env` and `config` are wrangler's own. */
export const targetOptions = {
  local: { type: 'boolean', default: false },
  env: { type: 'string' },
  config: { type: 'string', default: resolve(PROJECT, 'wrangler.toml') },
} as const

/** The path of a file on the command line, relative to the folder where npm was started. */
export function resolveFromCaller(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file)
}

export type Target = { local: boolean; env?: string; config: string }

/** The target and the optional file on the command line. */
export function parseTargetArguments(): { target: Target; file: string | undefined } {
  const { values, positionals } = parseArgs({ options: targetOptions, allowPositionals: true })
  const [file] = positionals
  return { target: values, file: file && resolveFromCaller(file) }
}

/**
 * wrangler's options for a target.
 * @throws {Error} for an environment that wrangler.toml lacks, for which wrangler would take the site's own database
 */
export function wranglerOptions({ env, config }: Target): string[] {
  const options = ['--config', config]
  if (!env) return options
  const { definedEnvironments } = unstable_readConfig({ config, env }, { hideWarnings: true })
  if (definedEnvironments?.includes(env)) return [...options, '--env', env]
  throw new Error(
    `Nothing was done: wrangler.toml has no [env.${env}] (.github/operations/deploy.md, "Preview environment").`,
  )
}

/** Runs a `wrangler d1` command about the target's database and returns its output. */
export function runD1(target: Target, ...command: string[]): string {
  const where = target.local ? '--local' : '--remote'
  return runTool('wrangler', ['d1', ...command, where, ...wranglerOptions(target)])
}

/** The last statement of a backup. It undoes the first one, with which each export of D1 begins. */
export const END = 'PRAGMA defer_foreign_keys=FALSE;'

/** Rejects for any other file, and a backup without its end, which may lack enquiries. */
export async function assertWholeBackup(file: string): Promise<void> {
  const backup = await openAsBlob(file)
  const last = await backup.slice(-END.length - 2).text() // and a line break
  if (last.trimEnd().endsWith(END)) return
  throw new Error(`Nothing was restored: ${file} is no whole backup, whose last line is "${END}".`)
}
