import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { PROJECT, runTool } from './wrangler.ts'

/** The options that select a deployment; `env` and `config` are wrangler's own. */
export const targetOptions = {
  local: { type: 'boolean', default: false },
  env: { type: 'string' },
  config: { type: 'string', default: resolve(PROJECT, 'wrangler.toml') },
} as const

/** The path of a file on the command line, relative to the folder where npm was started. */
export function fromCaller(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file)
}

export type Target = { local: boolean; env?: string; config: string }

/** The target and the optional file on the command line. */
export function readTarget(): { target: Target; file: string | undefined } {
  const { values, positionals } = parseArgs({ options: targetOptions, allowPositionals: true })
  const [file] = positionals
  return { target: values, file: file && fromCaller(file) }
}

/**
 * wrangler's options for a target.
 * @throws {Error} for an environment that wrangler.toml lacks, for which wrangler would take the site's own database
 */
export function optionsOf({ env, config }: Target): string[] {
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
  return runTool('wrangler', ['d1', ...command, where, ...optionsOf(target)])
}

/**
 * Creates the database of wrangler.toml, in its `jurisdiction`, unless it exists. Returns its name, and
 * whether it is new.
 * @throws {Error} when wrangler.toml names none, or the platform refuses
 */
export function ensureDatabase(target: Target): { name: string; created: boolean } {
  const [database] = unstable_readConfig(target).d1_databases
  const name = database?.database_name
  if (!name) throw new Error('wrangler.toml: [[d1_databases]] needs a database_name.')
  const options = optionsOf(target)
  const list = runTool('wrangler', ['d1', 'list', '--json', ...options])
  const databases = JSON.parse(list) as { name: string }[]
  if (databases.some((each) => each.name === name)) return { name, created: false }
  const { jurisdiction } = database as { jurisdiction?: string }
  const where = jurisdiction ? ['--jurisdiction', jurisdiction] : []
  runTool('wrangler', ['d1', 'create', name, ...where, ...options])
  return { name, created: true }
}
