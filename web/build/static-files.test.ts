import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { typefaceOf } from '#content/typeface.ts'
import { inboxFonts } from './inbox-files.ts'
import { findUnbundledLicenses } from './licenses.ts'
import { staticFilesPlugin } from './static-files.ts'

const FILES = new Map([['pictures/büro 2.svg', '<svg/>']])

test.each([
  ['/pictures/b%C3%BCro%202.svg', true],
  // No address, and one that cannot be decoded: Vite answers that they are wrong.
  ['//', false],
  ['/100%.svg', false],
])('the development server answers %s, with the file: %j', async (path, isThere) => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [staticFilesPlugin([() => FILES])],
  })
  onTestFinished(() => server.close())
  await server.listen(0)
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '')

  const body = await new Promise<string>((resolve, reject) => {
    request({ host: 'localhost', port, path }, async (response) => {
      resolve((await response.toArray()).join(''))
    })
      .on('error', reject)
      .end()
  })

  expect(body === '<svg/>').toBe(isThere)
  expect(body).not.toBe('')
})

test('the inbox has each letter of the typefaces, also those that no text of the site has', () => {
  const fonts = inboxFonts()

  for (const family of Object.values(content.site.typefaces)) {
    const own = fonts.filter(({ rule }) => rule.includes(`"${family}"`))
    const ranges = own.map(({ rule }) => /unicode-range:([^;]*)/.exec(rule)?.[1])
    expect(ranges).toEqual(typefaceOf(family).files.map(({ unicodeRange }) => unicodeRange))
    expect(own.every(({ source }) => source().subarray(0, 4).toString() === 'wOF2')).toBe(true)
  }
})

test('names the license of the editor where the site has one', () => {
  const repository = { host: 'github', name: 'company/site', branch: 'main' } as const
  const license = findUnbundledLicenses({ ...content.site, repository }).get('Sveltia CMS (MIT)')

  expect(readFileSync(license ?? '', 'utf8')).toMatch(/MIT License\s+Copyright/)
  expect(
    [...findUnbundledLicenses({ ...content.site, repository: undefined }).keys()].join(),
  ).not.toContain('CMS')
})
