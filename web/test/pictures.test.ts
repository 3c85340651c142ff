import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { DIST } from '#web/output-folders.ts'
import { pagePaths, readBuilt, readPage } from './built-pages.ts'

/** In bytes: some messengers show no preview with a larger picture. */
const SHARE_BUDGET = 60_000

/** The first drawing in each of these elements. */
const drawings = (address: string, selector: string) =>
  readPage(address)
    .querySelectorAll(selector)
    .map((each) => each.querySelector('svg')?.innerHTML)

test('every page in English but a legal text opens with a sheet of its own', () => {
  const plain = /^\/(?:ar|hi|privacy-policy|terms-of-service)(?:$|\/)/
  const opened = pagePaths.filter((address) => !plain.test(address))
  const sheets = opened.map((address) => `${readPage(address).querySelector('.introduction-fold')}`)

  expect(sheets).toHaveLength(32)
  expect(new Set(sheets).size).toBe(32)
})

test.each([
  ['/', 'article', 8, 8],
  ['/work', 'article', 6, 4], // Two are featured, and in the whole list again.
  ['/services', 'article', 7, 7],
  ['/about', 'li:has(svg.portrait)', 1, 1], // The other one has a photo.
  ['/careers', '#benefits li:has(svg)', 1, 1], // The other one has a figure.
])('on %s, %s has %i drawings, %i of them different', (address, selector, count, different) => {
  const found = drawings(address, selector)

  expect(found).not.toContain(undefined)
  expect(found).toHaveLength(count)
  expect(new Set(found).size).toBe(different)
})

test('each technology has its icon, from one lazy image', () => {
  const icons = readPage('/').querySelectorAll('img[loading=lazy]')
  const [picture = ''] = icons[0]?.getAttribute('src')?.split('#') ?? []

  expect(icons.map(({ attributes }) => attributes.src)).toEqual([
    `${picture}#inkscape`,
    `${picture}#libreoffice`,
  ])
  for (const name of ['inkscape', 'libreoffice']) {
    expect(readBuilt(picture)).toContain(`<view id="${name}"`)
  }
})

test('the strip of the regions has a crease after 70 of 100 clients', () => {
  const parts = readPage('/about').querySelectorAll('svg[height="56"] rect')

  expect(parts.map(({ attributes: { x, width } }) => [x, width])).toEqual([
    ['0%', '70%'],
    ['70%', '30%'],
  ])
})

test('a picture in a text has a fixed size and waits; a table can be scrolled by keyboard', () => {
  const text = readPage('/journal/the-knot').querySelector('.text')

  expect(text?.querySelector('img')?.attributes).toMatchObject({
    src: '/pictures/knot.svg',
    width: '320',
    height: '120',
    loading: 'lazy',
  })
  expect(readBuilt('pictures/knot.svg')).toContain('<title>A knot around two warps</title>')
  expect(
    text?.querySelector('table')?.closest('[role=region][tabindex=0]')?.attributes,
  ).toMatchObject({ 'aria-label': 'Table: Knot, Minutes' })
})

test('a photograph takes the place of the fold: upright, in AVIF up to its own width, without its place on Earth', () => {
  const picture = readPage('/work/wedding-sari').querySelector('main picture')

  expect(picture?.querySelector('source')?.attributes).toMatchObject({
    type: 'image/avif',
    srcSet: '/pictures/sari.jpg-480.avif 480w,/pictures/sari.jpg-640.avif 640w',
  })
  expect(picture?.querySelector('img')?.attributes).toMatchObject({
    src: '/pictures/sari.jpg',
    alt: 'A red sari with gold thread',
    width: '640',
    height: '800',
    loading: 'eager',
  })
  expect(readPage('/about').querySelector('picture .portrait')?.attributes).toMatchObject({
    src: '/pictures/sari.jpg',
    alt: 'Jonas Reed',
  })
  const files = [480, 640].map((width) =>
    readFileSync(join(DIST, `pictures/sari.jpg-${width}.avif`)),
  )
  const jpeg = readFileSync(join(DIST, 'pictures/sari.jpg'))
  expect([...files, jpeg].map((bytes) => imageSize(bytes).width)).toEqual([480, 640, 640])
  for (const bytes of [...files, jpeg]) expect(bytes.includes('Exif')).toBe(false)
})

test('a listed page has each tag for link previews once, others have none', () => {
  const tagsOn = (address: string) =>
    readPage(address)
      .querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')
      .map((tag) => [tag.getAttribute('property') ?? 'card', tag.getAttribute('content')])

  expect(tagsOn('/hi/patrika/the-knot').sort()).toEqual(
    [
      ['og:title', 'दूसरी गाँठ ही सच्ची गाँठ है'],
      ['og:description', 'पहली गाँठ क़िस्मत से टिकती है। दूसरी बताती है कि बुनकर ने मन से बाँधी या नहीं।'],
      ['og:type', 'article'],
      ['og:locale', 'hi_IN'],
      ['og:url', 'https://www.rafu.example/hi/patrika/the-knot'],
      ['og:site_name', 'Rafu'],
      ['og:image', 'https://www.rafu.example/share/hi/blog/the-knot.png'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'मुड़ा हुआ काग़ज़: दूसरी गाँठ ही सच्ची गाँठ है'],
      ['card', 'summary_large_image'],
    ].sort(),
  )
  expect(tagsOn('/about')).toContainEqual(['og:type', 'website'])
  expect(tagsOn('/search')).toEqual([])
})

test('every listed page has a share picture of its own, of the right size and weight', () => {
  const named = pagePaths.flatMap((address) =>
    readPage(address)
      .querySelectorAll('meta[property="og:image"]')
      .map(({ attributes }) => attributes.content?.replace('https://www.rafu.example/', '')),
  )
  const hashes = globSync('share/**/*.*', { cwd: DIST }).map((file) => {
    const bytes = readFileSync(join(DIST, file))
    const type = file.endsWith('wedding-sari.jpg') ? 'jpg' : 'png'
    expect(imageSize(bytes), file).toMatchObject({ type, width: 1200, height: 630 })
    expect(bytes.length, file).toBeLessThanOrEqual(SHARE_BUDGET)
    expect(named).toContain(file)
    return createHash('sha256').update(bytes).digest('hex')
  })

  expect(named).toHaveLength(47)
  expect(new Set(hashes).size).toBe(47)
})
