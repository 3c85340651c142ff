import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { schemaOf } from '#content/collections.ts'
import { listFiles, pathsByName } from '#content/content-files.ts'
import { loadLanguages } from '#content/load.ts'
import { readSources, type Sources, translateSources } from '#content/sources.ts'
import { textsOf } from '#content/texts-of.ts'
import { isNight } from '#web/e2e/night.ts'
import { foreignWords } from '#web/site/foreign-words.ts'
import { NAME, slugOf } from './replace-sample.ts'

const PROJECT = join(import.meta.dirname, '../..')
/** The longest name that the command takes: no text of the starter may become too long with it. */
const LONGEST = 'Ingenieurbüro Müller & O’Neill'
/** Files that may name the sample; a site needs none of them. */
const OTHERS = /\.(?:test|spec|scale)\.|(?:^|\/)(?:test|e2e|bench|corpus|decisions)\//
const copy = copyProject()
afterAll(() => rmSync(copy, { recursive: true }))

/** A copy of the files in git but the others, in a repository of its own. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'new-site-'))
  const listed = ['ls-files', '-co', '--exclude-standard']
  const files = execFileSync('git', listed, { cwd: PROJECT, encoding: 'utf8' }).trim().split('\n')
  for (const file of files.filter((each) => !OTHERS.test(each))) {
    if (existsSync(join(PROJECT, file))) cpSync(join(PROJECT, file), join(folder, file))
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  return folder
}

function newSite(...options: string[]) {
  const script = join(copy, 'web/starter/new-site.ts')
  return spawnSync(process.execPath, [script, ...options], { cwd: copy, encoding: 'utf8' })
}

/** Builds the site in the copy, as outside a test. */
function build() {
  const vite = join(copy, 'node_modules/vite/bin/vite.js')
  const options = ['build', 'web', '--app', '--logLevel', 'error']
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, ...options], {
    cwd: copy,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(0)
}

const read = (file: string) => readFileSync(join(copy, file), 'utf8')

test('npm run new-site changes nothing while git could not undo it', () => {
  const { status, stderr } = newSite('--yes')

  expect(status).toBe(1)
  expect(stderr).toContain('Commit or stash')
  expect(read('content/site.yaml')).toBe(readFileSync(join(PROJECT, 'content/site.yaml'), 'utf8'))
})

test('puts a sound site in three languages under the new name in place of the sample', () => {
  // As after a commit of all files, which takes a second.
  execFileSync('git', ['config', 'status.showUntrackedFiles', 'no'], { cwd: copy })
  const { status, stderr, stdout } = newSite('--yes', '--name', LONGEST.replace('’', "'"))

  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toContain('npm run dev')
  const [, message = ''] = /commit -m '(.+)'/.exec(stdout) ?? []
  const [, start = ''] = /main\^\{\/(.+)\}/.exec(read('.github/operations/deploy.md')) ?? []
  expect(message).toMatch(new RegExp(start || 'missing'))
  expect(message).toContain(`--name "${LONGEST}" --languages de,en,ar`)
  const contents = loadLanguages(join(copy, 'content'))
  expect(contents.map(({ site }) => site.language)).toEqual(['de', 'en', 'ar'])
  expect(contents.map(({ site }) => site.name)).toEqual([LONGEST, LONGEST, LONGEST])
  expect(contents.flatMap(({ missing }) => [...missing])).toEqual([])
})

test('the starter has no text of three words or more in two languages', () => {
  const folder = join(PROJECT, 'web/starter/content')
  const files = listFiles(folder)
  const sources = readSources(folder, files, [])
  const translations = ['en', 'ar'].map((suffix) =>
    translateSources(folder, sources, pathsByName(files, suffix), []),
  )
  const texts = [sources, ...translations].flatMap((language) => [...sentencesIn(language)])

  expect(texts.length).toBeGreaterThan(900)
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

function sentencesIn(sources: Sources): Set<string> {
  const texts = [...sources].flatMap(([name, { data }]) => textsOf(schemaOf(name), data))
  const words = texts.flatMap(({ value, isTerm }) => (isTerm ? [] : [value].flat().map(String)))
  return new Set(words.filter((text) => text.trim().split(/\s+/).length > 2))
}

test('leaves the names of the sample and of the starter in tests and decisions only', () => {
  const own = globSync('{.github,content,web,worker}/**/*.*', { cwd: copy })
  const named = [...own, ...globSync('*.{json,md,toml}', { cwd: copy })].filter((file) =>
    /lumenfold|funnel|nordlicht.statik/i.test(read(file)),
  )

  expect(own.length).toBeGreaterThan(300)
  expect(named).toEqual([])
  expect(read('worker/settings.ts')).toContain("referencePrefix: 'IMON'")
  expect(read('wrangler.toml')).toContain('name = "ingenieurbuero-mueller-o-neill"')
})

test('removes itself, and its documentation', () => {
  expect(existsSync(join(copy, 'web/starter'))).toBe(false)
  expect(JSON.parse(read('package.json')).scripts).not.toHaveProperty('new-site')
  expect(read('README.md')).not.toMatch(/new-site|screenshots/)
  expect(read('web/README.md')).toMatch(/^\| `e2e\//m)
  expect(read('web/README.md')).not.toContain('starter')
})

// Every night only: it takes as long as all tests above.
test.runIf(isNight)(
  'the new site has no word of the sample, and none of another language on a page',
  () => {
    build()
    const built = globSync('web/dist/**/*.*', { cwd: copy })

    expect(built.filter((file) => /lumenfold|funnel/i.test(read(file)))).toEqual([])
    expect(built.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(50)
    expect(foreignWords(join(copy, 'content'), join(copy, 'web/dist'))).toEqual([])
    expect(read('web/dist/ar.html')).toMatch(/<html lang="ar" dir="rtl"/)
  },
)

test.each([
  ['Müller & Söhne', true],
  ['3D Druck GmbH + Co.', true],
  ['شركة الإنشاءات', true],
  ['A: B', false],
  ['X', false],
  ['a'.repeat(31), false],
  ['"Quoted"', false],
  ['# Hash', false],
])('%s is a name: %s', (name, isName) => {
  expect(NAME.test(name)).toBe(isName)
})

test.each([
  ['Müller & Söhne', 'mueller-soehne'],
  ['Ærø Bådværft', 'aeroe-badvaerft'],
  ['Żółw Łódź', 'zolw-lodz'],
  ['株式会社', ''],
])('%s is %s in addresses', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
