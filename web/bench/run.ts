/**
 * npm run bench [-- pages api …] [-- --runs N] [-- --write]: measures the built site, all parts or
 * those that are named, on this machine and without asking any other. Prints the table, keeps all
 * figures in results.json beside this file, and with --write puts the table into RESULTS.md. The
 * machine must have nothing else to do; times mean something only beside each other.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../e2e/browser.ts'
import type { Figure } from './figures.ts'
import { type Results, toMarkdown } from './report.ts'
import { ownPages, promises, visitInTurns } from './visits.ts'

type Part = (options: { runs: number }) => Promise<Figure[]>

// Without the pages, whose figures have a separate table. Each part is loaded in its turn, since a
// browser and a Worker need the memory for themselves.
const PARTS: Record<string, () => Promise<Part>> = {
  app: async () => (await import('./app.ts')).measureApp,
  api: async () => (await import('./api.ts')).measureApi,
  build: async () => (await import('./build.ts')).measureBuild,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
})
const names = ['pages', ...Object.keys(PARTS)]
const runs = Number(values.runs)
const unknown = positionals.filter((name) => !names.includes(name))
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  throw new Error(`Name parts of ${names.join(', ')}, and with --runs a whole number from 1 on.`)
}
if (values.write && positionals.length > 0) {
  throw new Error('RESULTS.md holds one complete run: omit the names of parts.')
}
const isAsked = (name: string) => positionals.length === 0 || positionals.includes(name)

const results: Results = { machine: describeMachine(), pages: [], promises: [], parts: {} }
if (isAsked('pages')) {
  results.pages = await visitInTurns(ownPages, runs)
  results.promises = promises(results.pages)
}
for (const [name, load] of Object.entries(PARTS).filter(([part]) => isAsked(part))) {
  console.error(`measuring ${name}`)
  const measure = await load()
  results.parts[name] = await measure({ runs })
}

const markdown = toMarkdown(results)
console.log(markdown)
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`)
if (values.write) {
  const page = join(import.meta.dirname, 'RESULTS.md')
  writeFileSync(page, markdown)
  execFileSync('biome', ['format', '--write', page]) // Formats the tables as `npm run check` requires.
}

function describeMachine(): string {
  const browser = execFileSync(findBrowser(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).match(/\S+ [\d.]+/)?.[0]
  const day = new Date().toISOString().slice(0, 10)
  const many = runs === 1 ? 'one run' : `medians of ${runs} runs`
  return `Measured on ${day}: ${many}, ${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}, ${browser}.`
}
