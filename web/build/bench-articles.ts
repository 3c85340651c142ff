/**
 * Builds the site with many more articles than it has, and prints what that costs: `npm run
 * bench:articles`. In copies below the system's temporary folder, which are removed.
 */
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

const ROOT = join(import.meta.dirname, '../..')
const COUNTS = [100, 1_000, 2_000]
const KEPT = ['content', 'web', 'worker', 'package.json', 'tsconfig.json', 'wrangler.toml']
const BUILD = `
  import { createBuilder } from 'vite'
  const builder = await createBuilder({ root: 'web', logLevel: 'error' })
  await builder.buildApp()
  console.log(process.resourceUsage().maxRSS / 1024)
`

/** A copy of the project with `count` articles more, each a text of its own. */
function createProject(count: number): string {
  const project = mkdtempSync(join(tmpdir(), 'articles-'))
  for (const name of KEPT) cpSync(join(ROOT, name), join(project, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'))
  const folder = join(project, 'content/articles')
  const samples = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  for (let index = 0; index < count; index++) {
    const [sample = ''] = samples.splice(0, 1)
    samples.push(sample)
    const day = new Date(Date.UTC(2015, 0, 1 + index)).toISOString().slice(0, 10)
    const text = sample
      .replace(/^title: .*/m, `title: Synthetic article number ${index}`)
      .replace(/^excerpt: (['"]?)/m, `excerpt: $1Number ${index}. `)
      .replace(/^date: .*/m, `date: "${day}"`)
      .replace(/^featured: .*/m, 'featured: false')
      .replace(/^imageUrl: .*/m, `imageUrl: /folds/synthetic-${index}.svg`)
    writeFileSync(join(folder, `synthetic-${index}.md`), text)
  }
  return project
}

function weigh(project: string, page: string): number {
  return brotliCompressSync(readFileSync(join(project, 'web/dist', page))).length
}

for (const count of COUNTS) {
  const project = createProject(count)
  try {
    const start = performance.now()
    const memory = execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], {
      cwd: project,
    })
    const seconds = (performance.now() - start) / 1000
    console.log(
      `${count} articles: ${seconds.toFixed(1)} s, ${Math.round(Number(memory))} MB at most, ` +
        `home ${weigh(project, 'index.html')} bytes, blog ${weigh(project, 'blog.html')} bytes`,
    )
  } finally {
    rmSync(project, { recursive: true })
  }
}
