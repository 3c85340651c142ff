// npm run test:starter [-- hi ja,ar]: every test of the project over the site of npm run new-site, once for each list of
// languages. Its texts stay English, but are taken for translated.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { listContentFiles } from '#content/content-files.ts'
import { splitFrontMatter } from '#content/read-source.ts'
import { stripTodo } from '#content/untranslated-texts.ts'

const PROJECT = join(import.meta.dirname, '../..')

function makeSite(folder: string, languages: string) {
  const run = (command: string, ...options: string[]) =>
    execFileSync(command, options, { cwd: folder, encoding: 'utf8' })
  run('git', 'clone', '--quiet', PROJECT, '.')
  run('npm', 'ci', '--ignore-scripts')
  run('npm', 'rebuild', 'node', 'workerd', 'esbuild')
  const output = run('npm', 'run', 'new-site', '--', '--yes', '--languages', languages)
  const typefaces = output.match(/@fontsource-variable\/[a-z-]+/g) ?? []
  if (typefaces.length > 0) run('npm', 'install', '--ignore-scripts', '-D', '-E', ...typefaces)
  removeMarks(join(folder, 'content'))
}

/** Takes the marks off the texts of a content folder that wait for their translation, so that the build publishes them. */
function removeMarks(folder: string) {
  for (const path of listContentFiles(folder).map((file) => join(folder, file.path))) {
    if (!['.yaml', '.md'].includes(extname(path))) continue
    const text = readFileSync(path, 'utf8')
    const divided = path.endsWith('.md') ? splitFrontMatter(text) : undefined
    const yaml = stringify(stripTodo(parse(divided?.yaml ?? text)))
    writeFileSync(path, divided ? `---\n${yaml}---\n${stripTodo(divided.body)}` : yaml)
  }
}

const given = process.argv.slice(2)
for (const languages of given.length > 0 ? given : ['en', 'fr,en', 'hi', 'ja,ar']) {
  const folder = mkdtempSync(join(tmpdir(), 'starter-'))
  makeSite(folder, languages)
  const { status } = spawnSync('npm', ['test'], { cwd: folder, stdio: 'inherit' })
  console.log(
    `The tests of a site in ${languages} ${status === 0 ? 'passed' : `failed: ${folder}`}.`,
  )
  if (status === 0) rmSync(folder, { recursive: true })
  else process.exitCode = 1
}
