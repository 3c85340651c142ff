/**
 * npm run bench: measures the built site on this machine, and writes RESULTS.md. The machine must have nothing
 * else to do; times mean something only beside each other.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { findOrInstallBrowser } from '../e2e/find-or-install-browser.ts'
import { comparePages, RUNS_PER_PAGE } from './compare-pages.ts'
import { compareWorkers } from './compare-workers.ts'

const date = new Date().toISOString().slice(0, 10)
const browser = execFileSync(findOrInstallBrowser(), ['--version'], { encoding: 'utf8' }).trim()
const results = [
  '# Benchmark results',
  'Written by `npm run bench`. **Bold:** outside the promise.',
  `Measured on ${date}: medians of ${RUNS_PER_PAGE}, ${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}, ${browser}.`,
]
for (const measure of [comparePages, compareWorkers]) {
  const { promise, rows } = await measure()
  results.push(promise, toTable(rows))
}
const markdown = results.join('\n\n')
console.log(markdown)
const page = join(import.meta.dirname, 'RESULTS.md')
writeFileSync(page, markdown)
execFileSync('biome', ['format', '--write', page]) // Formats the tables as `npm run check` requires.

function toTable(rows: Record<string, string>[]): string {
  const head = Object.keys(rows[0] ?? {})
  const lines = [head, head.map(() => '---'), ...rows.map(Object.values)]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
