import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#worker/settings.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

// The pages of the site in content/ have links of their own, which the build checks.
const FILES = execSync(
  "git ls-files '*.md' ':!content/articles' ':!content/pages' ':!web/starter/content'",
  { cwd: ROOT },
)
  .toString()
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)))

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

test.each(FILES)('%s links to existing files and headings only', (file) => {
  const links = [...read(file).matchAll(/(?:\]\(|src=")([^)"\s]+)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https:|\/)/.test(link))

  expect(links.filter((link) => leadsNowhere(file, link))).toEqual([])
})

test.each(FILES)('%s names only commands of package.json', (file) => {
  const { scripts } = JSON.parse(read('package.json'))
  const names = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)

  expect(names.filter((name) => !(name in scripts))).toEqual([])
})

test('README names every setting, and every variable and secret of the Worker', () => {
  const variables = [...read('worker/env.ts').matchAll(/^ {2}([A-Z\d_]+)\?: string$/gm)].map(
    ([, name = '']) => name,
  )
  const readme = read('README.md')

  expect(variables).toContain('OPERATOR_TOKEN')
  expect(
    [...variables, ...Object.keys(settings)].filter((name) => !readme.includes(`\`${name}\``)),
  ).toEqual([])
})
