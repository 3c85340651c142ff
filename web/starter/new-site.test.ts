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
import { loadContentInAllLanguages } from '#content/load.ts'
import { translationReport } from '#content/translation-report.ts'
import { scriptTypeface } from './apply-languages.ts'
import { isValidSiteName, toLatinSlug } from './replace-sample.ts'

const PROJECT = join(import.meta.dirname, '../..')
/** The longest name that the command takes: no text of the starter may become too long with it. */
const LONGEST = 'Ingenieurbüro Müller + Schmidt & O’Neill'
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

const read = (file: string) => readFileSync(join(copy, file), 'utf8')

test('npm run new-site changes nothing while git could not undo it', () => {
  const { status, stderr } = newSite('--yes')

  expect(status).toBe(1)
  expect(stderr).toContain('Commit or stash')
  expect(read('content/site.yaml')).toBe(readFileSync(join(PROJECT, 'content/site.yaml'), 'utf8'))
})

test('puts a sound site under the new name in place of the sample', () => {
  // As after a commit of all files, which takes a second.
  execFileSync('git', ['config', 'status.showUntrackedFiles', 'no'], { cwd: copy })
  const name = LONGEST.replace('’', "'")
  const { status, stderr, stdout } = newSite('--yes', '--name', name, '--languages', 'ru,en-GB,pl')

  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toContain('npm run dev')
  const [, message = ''] = /commit -m '(.+)'/.exec(stdout) ?? []
  const [, start = ''] = /main\^\{\/(.+)\}/.exec(read('.github/operations/deploy.md')) ?? []
  expect(message).toMatch(new RegExp(start || 'missing'))
  expect(message).toContain(`--name "${LONGEST}" --languages ru,en-GB,pl`)
  const contents = loadContentInAllLanguages(join(copy, 'content'))
  expect(contents.map(({ site }) => site.name)).toEqual([LONGEST, LONGEST, LONGEST])
  expect(contents.flatMap(({ missing }) => [...missing])).toEqual([])
})

test('texts in English stay, those in another language are English and marked', () => {
  const folder = join(copy, 'content')
  const [russian, british, polish] = loadContentInAllLanguages(folder)
  const report = translationReport(folder)

  expect(russian?.site.languages).toEqual({
    ru: 'Русский',
    'en-GB': 'British English',
    pl: 'Polski',
  })
  expect(read('content/faq/cost.yaml')).toMatch(
    /^category: Fees\nquestion: TODO\(en\) What does a structural engineer cost\?\nanswer: [|]-\n {2}TODO\(en\) The first/,
  )
  expect(read('content/faq/cost.en-gb.yaml')).toMatch(/^question: What does a structural engineer/)
  expect(read('content/pages/privacy-policy.pl.md')).toMatch(
    /^---\ntitle: TODO\(en\) Privacy policy/,
  )
  expect(read('content/pages/privacy-policy.pl.md')).toContain('\n---\n\nTODO(en) This policy says')
  expect(read('content/interface.pl.yaml')).toContain('few: TODO(en) {count} questions')
  expect(british?.untranslated).toBe(0)
  expect(russian?.untranslated).toBeGreaterThan(300)
  expect(polish?.untranslated).toBe(russian?.untranslated)
  expect(report).toMatch(/^Русский \(ru\)\n {2}services\/.+: \d+$/m)
})

test('leaves the names of the sample and of the starter in tests and decisions only', () => {
  const own = globSync('{.github,content,web,worker}/**/*.*', { cwd: copy })
  const named = [...own, ...globSync('*.{json,md,toml}', { cwd: copy })].filter((file) =>
    /lumenfold|funnel|northlight.structures/i.test(read(file)),
  )

  expect(own.length).toBeGreaterThan(300)
  expect(named).toEqual([])
  expect(read('worker/settings.ts')).toContain("referencePrefix: 'IMSON'")
  expect(read('wrangler.toml')).toContain('name = "ingenieurbuero-mueller-schmidt-o-neill"')
})

test('removes itself, and its documentation', () => {
  expect(existsSync(join(copy, 'web/starter'))).toBe(false)
  expect(read('package.json')).not.toMatch(/starter/)
  expect(read('README.md')).not.toMatch(/new-site|screenshots/)
  expect(read('web/README.md')).toMatch(/^\| `e2e\//m)
  expect(read('web/README.md')).not.toContain('starter')
})

test.each([
  ['Müller & Söhne', true],
  ['3D Druck GmbH + Co.', true],
  ['شركة الإنشاءات', true],
  ['A: B', false],
  ['X', false],
  ['a'.repeat(41), false],
  ['श्री गणेश कंसल्टेंसी सर्विसेज़ प्राइवेट लिमिटेड', true],
  ['"Quoted"', false],
  ['# Hash', false],
])('%s is a name: %s', (name, expected) => {
  expect(isValidSiteName(name)).toBe(expected)
})

test.each([
  ['Müller & Söhne', 'mueller-soehne'],
  ['Ærø Bådværft', 'aeroe-badvaerft'],
  ['Żółw Łódź', 'zolw-lodz'],
  ['株式会社', ''],
])('%s is %s in addresses', (name, slug) => {
  expect(toLatinSlug(name)).toBe(slug)
})

test.each([
  ['ja', 'Noto Sans JP'],
  ['zh-TW', 'Noto Sans TC'],
  ['th', 'Noto Sans Thai'],
  ['ru', undefined],
])('the letters of %s are in %s', (language, family) => {
  expect(scriptTypeface(language)).toBe(family)
})
