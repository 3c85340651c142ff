/**
 * npm run bench [-- pages | api] [-- --runs N] [-- --write]: measures the built site, or one part, on this
 * machine. Prints the results, with --write into RESULTS.md. The machine must have nothing else to do; times
 * mean something only beside each other.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../e2e/browser.ts'
import { compareWorkers } from './api.ts'
import { comparePages } from './pages.ts'

const PARTS = { pages: comparePages, api: compareWorkers }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '2' }, write: { type: 'boolean', default: false } },
})
const runs = Number(values.runs)
const isSound = positionals.every((name) => name in PARTS) && runs >= 1
if (!isSound || (values.write && positionals.length > 0)) {
  throw new Error(`Name parts of ${Object.keys(PARTS)}, none with --write; --runs from 1 on.`)
}
const date = new Date().toISOString().slice(0, 10)
const browser = execFileSync(findBrowser(), ['--version'], { encoding: 'utf8' }).trim()
const results = [
  '# Benchmark results',
  'Written by `npm run bench -- --write`. **Bold:** outside the promise.',
  `Measured on ${date}: medians of ${runs}, ${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}, ${browser}.`,
]
for (const [name, measure] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const { promise, rows } = await measure(runs)
  results.push(promise, toTable(rows))
}
const markdown = results.join('\n\n')
console.log(markdown)
if (values.write) {
  const page = join(import.meta.dirname, 'RESULTS.md')
  writeFileSync(page, markdown)
  execFileSync('biome', ['format', '--write', page]) // Formats the tables as `npm run check` requires.
}

function toTable(rows: Record<string, string>[]): string {
  const head = Object.keys(rows[0] ?? {})
  const lines = [head, head.map(() => '---'), ...rows.map(Object.values)]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
