import { globSync } from 'node:fs'
import { extname } from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { describePage } from './describe-page.ts'
import { DIST, links, readBuilt } from './read-page.ts'

const { display, text } = loadContent().site.typefaces

const PUBLIC =
  /^\.(?:css|gif|html|ico|jpe?g|js|json|md|png|svg|txt|webmanifest|webp|avif|woff2|xml)$/

test('only files of the expected kinds are published', () => {
  const files = globSync(['**/*', '**/.*/**/*', '**/.*'], { cwd: DIST, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(DIST.length))
  const others = files.filter(
    (file) => !PUBLIC.test(extname(file)) || /\/\.(?!well-known\/)/.test(file),
  )

  expect(files.length).toBeGreaterThan(50)
  // The host reads both, and serves neither.
  expect(others.sort()).toEqual(['/_headers', '/_redirects'])
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

describePage('terms-of-service', (_, page) => {
  test('link to those licenses', () => {
    expect(links(page)).toContain('/licenses.txt')
  })
})
