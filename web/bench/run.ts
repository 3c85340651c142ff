/**
 * npm run bench [-- pages api …] [-- --runs N] [-- --write]: measures the built site, all parts or those that
 * are named, on this machine and without asking any other. Prints the results, with --write into
 * RESULTS.md. The machine must have nothing else to do; times mean something only beside each other.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../e2e/browser.ts'
import { measureApi } from './api.ts'
import { measureApp } from './app.ts'
import { toMarkdown } from './report.ts'
import { visitPages } from './visits.ts'

const PARTS = ['pages', 'app', 'api']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
})
const runs = Number(values.runs)
if (!positionals.every((name) => PARTS.includes(name)) || !Number.isInteger(runs) || runs < 1) {
  throw new Error(`Name parts of ${PARTS.join(', ')}, and with --runs a whole number from 1 on.`)
}
if (values.write && positionals.length > 0) {
  throw new Error('RESULTS.md holds one complete run: omit the names of parts.')
}
const isAsked = (name: string) => positionals.length === 0 || positionals.includes(name)

const rows = isAsked('pages') ? await visitPages(runs) : []
const figures = [
  ...(isAsked('app') ? await measureApp(runs) : []),
  ...(isAsked('api') ? await measureApi(runs) : []),
]
const markdown = toMarkdown(describeMachine(), rows, figures)
console.log(markdown)
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
