import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { content } from '#content/test/frozen-content.ts'
import { findUnbundledLicenses } from '#web/build/licenses.ts'
import { DIST } from '#web/output-folders.ts'
import { pagePaths, readBuilt, readPage } from './built-pages.ts'

const KINDS = /^\.(?:css|html|ico|jpe?g|js|json|md|png|svg|txt|webp|avif|woff2|xml)$/

const files = globSync(['**/*', '**/.*/**/*', '**/.*'], { cwd: DIST, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(DIST.length))
  .filter((file) => !/^\/admin[/.]/.test(file)) // The editor, which is no page of the site.

/** The published files with these words. */
const naming = (words: RegExp) =>
  files.filter((file) => words.test(readFileSync(join(DIST, file), 'latin1')))

test('only files of the expected kinds are published', () => {
  const others = files.filter(
    (file) => !KINDS.test(extname(file)) || /\/\.(?!well-known\/)/.test(file),
  )

  // The host reads both, and serves neither.
  expect(others.sort()).toEqual(['/_headers', '/_redirects'])
})

test('the site states the moment of its build', () => {
  expect(new Date(readBuilt('built.txt')).toISOString()).toBe(readBuilt('built.txt'))
})

test('each status of an enquiry has its color in the inbox', () => {
  const styles = readBuilt('inbox.css')

  for (const hue of [75, 250, 155, 45, 20]) expect(styles).toContain(`.hue-${hue}{--hue:${hue}`)
})

// No source of the site reads the environment, so a published secret would need its name in the code.
test('no published file names a secret of the Worker or a source map', () => {
  expect(naming(/OPERATOR_TOKEN|WEBHOOK_SECRET|sourceMappingURL|\.dev\.vars/)).toEqual([])
})

test('the aliases of the services redirect in each language', () => {
  expect(readBuilt('_redirects')).toBe(`/services/keeping /services#keeping 302
/services/keeping/ /services#keeping 302
/ar/khadamat/keeping /ar/khadamat#keeping 302
/ar/khadamat/keeping/ /ar/khadamat#keeping 302
/hi/sevaen/keeping /hi/sevaen#keeping 302
/hi/sevaen/keeping/ /hi/sevaen#keeping 302
`)
})

test('every library, typeface and icon in the build has its license listed', () => {
  const parts = readBuilt('licenses.txt').split(/^## /m).slice(1)

  for (const name of ['react - ', '@tanstack/react-router - ', 'IBM Plex Sans (', 'Lucide icons']) {
    expect(parts).toContainEqual(expect.stringContaining(name))
  }
  for (const part of parts) expect(part).toMatch(/copyright/i)
})

test('names the license of the editor where the site has one', () => {
  const repository = { host: 'github', name: 'company/site', branch: 'main' } as const
  const license = findUnbundledLicenses({ ...content.site, repository }).get('Sveltia CMS (MIT)')

  expect(readFileSync(license ?? '', 'utf8')).toMatch(/MIT License\s+Copyright/)
  expect(
    [...findUnbundledLicenses({ ...content.site, repository: undefined }).keys()].join(),
  ).not.toContain('CMS')
})

test.each([
  ['favicon.ico', 'ico', 32, 3_000],
  ['apple-touch-icon.png', 'png', 180, 8_000],
])('%s is %s of %i pixels, in at most %i bytes', (file, type, side, most) => {
  const bytes = readFileSync(join(DIST, file))

  expect(imageSize(bytes)).toMatchObject({ type, width: side, height: side })
  expect(bytes.length).toBeLessThanOrEqual(most)
  // Home screens show transparent pixels as black: the color type of a PNG must have no alpha.
  if (type === 'png') expect((bytes[25] ?? 0) & 4).toBe(0)
})

test('pages embed an icon that needs no request', () => {
  for (const address of pagePaths) {
    const links = readPage(address).querySelectorAll('link[rel=icon]')
    expect(
      links.map(({ attributes }) => attributes.href?.slice(0, 27)),
      address,
    ).toEqual(['/favicon.ico', 'data:image/svg+xml,%3Csvg x'])
  }
})
