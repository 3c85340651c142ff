import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { kinds } from '../e2e/pages.ts'
import { median } from './figures.ts'
import { DIST, FLOOR, serve } from './serve.ts'
import { type Visit, visit } from './visit.ts'

/** The medians of one page; its paints also as multiples of those of the floor page. */
export type PageRow = Visit & { path: string; firstToFloor: number; largestToFloor: number }

const FLOOR_BYTES = 10_000
const FLOOR_HEAD = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The floor</title>
<meta name="description" content="What a page of this size costs at the least: text, one inlined stylesheet, no script, no font, no picture.">
<link rel="icon" href="data:,">
<style>
body { max-width: 40rem; margin: 0 auto; padding: 1rem; font: 1rem / 1.5 system-ui, sans-serif; color: #1b1b1f; background: #fff }
h1 { font-size: 2.5rem; line-height: 1.1 }
</style>
<main>
<h1>The floor</h1>
`

/**
 * Visits one page of each kind that the site has, the floor page first, in turn in each run: other load
 * on the machine slows all of them equally, so the comparison is with the floor. Its row is the first.
 */
export async function visitPages(runs: number): Promise<PageRow[]> {
  installTools()
  const visits = new Map([FLOOR, ...kinds].map((path) => [path, [] as Visit[]]))
  const { origin, stop } = await serve(floorPage())
  for (let run = 1; run <= runs; run++) {
    for (const [path, all] of visits) {
      const result = await visit(origin + path)
      all.push(result)
      const [first, largest] = [result.firstPaint, result.largestPaint].map(Math.round)
      console.error(`${run}/${runs} ${path}: ${first}, ${largest} ms`)
    }
  }
  stop()
  const rows = Array.from(visits, ([path, all]) => ({ path, ...mediansOf(all) }))
  return rows.map((row) => ({
    ...row,
    firstToFloor: row.firstPaint / (rows[0]?.firstPaint ?? Number.NaN),
    largestToFloor: row.largestPaint / (rows[0]?.largestPaint ?? Number.NaN),
  }))
}

function mediansOf(visits: Visit[]): Visit {
  const names = Object.keys(visits[0] ?? {}) as (keyof Visit)[]
  const medians = names.map((name) => [name, median(visits.map((each) => each[name]))])
  return Object.fromEntries(medians)
}

/** Texts of the site, as many as make 10 KB. */
function floorPage(): string {
  const files = globSync('**/*.md', { cwd: DIST }).sort()
  const texts = files.flatMap((file) => readFileSync(join(DIST, file), 'utf8').split('\n\n'))
  let page = FLOOR_HEAD
  for (const text of texts) {
    if (brotliCompressSync(page).length >= FLOOR_BYTES) break
    page += `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>\n`
  }
  return page
}

/** Installs the dependencies of the measurements (package.json of this folder), unless installed. */
function installTools(): void {
  if (existsSync(join(import.meta.dirname, 'node_modules/lighthouse'))) return
  const options = ['ci', '--prefix', import.meta.dirname, '--ignore-scripts']
  execFileSync('npm', options, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
}
