import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { collections } from '../../content/collections.ts'
import type { Figure } from './figures.ts'

const ROOT = join(import.meta.dirname, '../..')
const KEPT = ['content', 'web', 'worker', 'package.json', 'tsconfig.json', 'wrangler.toml']
const TIMES = [1, 2, 4]
const WEIGHED = [
  'index.html',
  'services.html',
  'blog.html',
  'careers.html',
  'faq.html',
  'search.json',
]

/** The time of a build and the size of its longest pages, with a multiple of the entries. One run. */
export async function measureBuild(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const times of TIMES) {
    const project = copyProject(times)
    try {
      const vite = ['node_modules/vite/bin/vite.js', 'build', 'web', '--app', '--logLevel', 'error']
      const start = performance.now()
      execFileSync(process.execPath, vite, { cwd: project, stdio: ['ignore', 2, 2] })
      const seconds = (performance.now() - start) / 1000
      const pages = WEIGHED.map((file) => `${file} ${weigh(join(project, 'web/dist', file))}`)
      figures.push({
        what: `Build with ${times} × the entries (bytes: ${pages.join(', ')})`,
        value: seconds,
        unit: ' s',
      })
    } finally {
      rmSync(project, { recursive: true })
    }
  }
  return figures
}

/** A copy of the project below the system's temporary folder, with this number of copies of each entry. */
function copyProject(times: number): string {
  const project = mkdtempSync(join(tmpdir(), 'site-build-'))
  const filter = (path: string) => !/[/\\](?:node_modules|dist)$/.test(path)
  for (const name of KEPT)
    cpSync(join(ROOT, name), join(project, name), { recursive: true, filter })
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'))
  for (const name of Object.keys(collections)) {
    const folder = join(project, 'content', name)
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8')
      for (let copy = 2; copy <= times; copy++) {
        writeFileSync(join(folder, `copy-${copy}-${file}`), vary(text, copy))
      }
    }
  }
  return project
}

/** Makes the texts different that must not be equal on two pages. */
function vary(text: string, copy: number): string {
  return text
    .replace(/^(name|title|question): (["']?)(.*?)(\??["']?)$/m, `$1: $2$3 ${copy}$4`)
    .replace(/^(excerpt|shortDescription|description): (["']?)(?=\w)/m, `$1: $2${copy}. `)
    .replace(/^featured: .*/m, 'featured: false')
}

function weigh(file: string): number {
  return brotliCompressSync(readFileSync(file)).length
}
