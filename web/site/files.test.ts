import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { settings } from '#worker/settings.ts'
import { DIST, EDITOR, files as pages, readBuilt } from './read-page.ts'

const { display, text } = content.site.typefaces

const PUBLIC =
  /^\.(?:css|gif|html|ico|jpe?g|js|json|md|png|svg|txt|webmanifest|webp|avif|woff2|xml)$/

const files = globSync(['**/*', '**/.*/**/*', '**/.*'], { cwd: DIST, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(DIST.length))
  .filter((file) => !EDITOR.test(file))

/** The published files with these words. */
const naming = (words: RegExp) =>
  files.filter((file) => words.test(readFileSync(join(DIST, file), 'latin1')))

test('only files of the expected kinds are published', () => {
  const others = files.filter(
    (file) => !PUBLIC.test(extname(file)) || /\/\.(?!well-known\/)/.test(file),
  )

  expect(files.length).toBeGreaterThan(50)
  // The host reads both, and serves neither.
  expect(others.sort()).toEqual(['/_headers', '/_redirects'])
})

test('the site states the moment of its build', () => {
  expect(new Date(readBuilt('built.txt')).toISOString()).toBe(readBuilt('built.txt'))
})

// No source of the site reads the environment, so a published secret would need its name in the code.
test('no published file names a secret of the Worker or links to source maps', () => {
  const env = readFileSync(join(import.meta.dirname, '../../worker/env.ts'), 'utf8')
  const names = env.match(/\b[A-Z_]*(?:TOKEN|SECRET)(?:_[A-Z]+)?(?=\?)/g) ?? []

  expect(names.length).toBeGreaterThan(3)
  expect(naming(RegExp([...names, 'sourceMappingURL', '\\.dev\\.vars'].join('|')))).toEqual([])
})

test('every page has the Web Analytics beacon with a token, no file names it without', () => {
  const found = naming(/cloudflareinsights\.com/)
  const all = [...pages, '_headers'].map((file) => `/${file}`)

  if (settings.webAnalyticsToken) expect(found).toEqual(expect.arrayContaining(all))
  else expect(found).toEqual([])
})

test('every library, typeface and icon in the build has its license listed', () => {
  const parts = readBuilt('licenses.txt').split(/^## /m).slice(1)
  const names = parts.map((part) => part.split(' ', 1)[0])

  expect(names).toEqual(expect.arrayContaining(['react', '@tanstack/react-router', 'Lucide']))
  for (const family of [display, text]) {
    expect(parts).toContainEqual(expect.stringMatching(`^${family} \\(`))
  }
  for (const part of parts) expect(part).toMatch(/copyright/i)
})
