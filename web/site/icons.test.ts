import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { DIST, links, paths, readBuilt, readPage } from './read-page.ts'

const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(
  readBuilt('site.webmanifest'),
)

const icons: [file: string, type: string, side: number, most: number][] = [
  ['favicon.ico', 'ico', 32, 3_000],
  ['apple-touch-icon.png', 'png', 180, 8_000],
  ...manifest.icons.map(({ src, sizes }): (typeof icons)[number] => [
    src,
    'png',
    Number.parseInt(sizes, 10),
    15_000,
  ]),
]

test.each(icons)('%s is %s of %i pixels, in at most %i bytes', (file, type, side, most) => {
  const bytes = readFileSync(join(DIST, file))

  expect(imageSize(bytes)).toMatchObject({ type, width: side, height: side })
  expect(bytes.length).toBeLessThanOrEqual(most)
  // Home screens show transparent pixels as black: the color type of a PNG must have no alpha.
  if (type === 'png') expect((bytes[25] ?? 0) & 4).toBe(0)
})

test('every page links to an existing icon, and embeds one that needs no request', () => {
  expect(readBuilt('favicon.svg')).toMatch(/^<svg /)
  for (const path of paths) {
    expect(links(readPage(path), 'link[rel=icon]'), path).toEqual([
      '/favicon.ico',
      expect.stringMatching(/^data:image\/svg\+xml,%3Csvg /),
    ])
  }
})
