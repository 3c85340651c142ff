import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { Content } from './collections.ts'
import { publishedPicturePaths, readPictureSizes } from './pictures.ts'
import type { Problem } from './problems.ts'

/** The pictures and the problems of a content folder that has only this file in pictures/. */
function read(name: string, bytes: string | Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'pictures'))
  writeFileSync(join(folder, 'pictures', name), bytes)
  const problems: Problem[] = []
  const pictures = readPictureSizes(folder, problems)
  return { pictures: Object.fromEntries(pictures), problems }
}

const drawing = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"${attributes}>${inner}</svg>`

const paper = sharp({ create: { width: 30, height: 20, channels: 3, background: 'white' } })

test.each(['avif', 'gif', 'jpeg', 'png', 'webp'] as const)(
  'measures a picture in %s',
  async (type) => {
    const bytes = await paper.clone().toFormat(type).toBuffer()

    expect(read(`plan.${type}`, bytes)).toEqual({
      pictures: { [`/pictures/plan.${type}`]: { width: 30, height: 20 } },
      problems: [],
    })
  },
)

const PIXEL = 'data:image/png;base64,iVBORw0KGgo='

test.each([
  ['shapes', '<title>Plan</title><g id="a"><path d="M0 0h8"/></g><use href="#a"/>'],
  ['styles', '<style>.a{fill:url(#b)}</style><rect style="filter: url( \'#c\' )" class="a"/>'],
  ['a picture', `<image xlink:href="${PIXEL}" xmlns:xlink="http://www.w3.org/1999/xlink"/>`],
])('measures an SVG with %s', (_, inner) => {
  const { pictures, problems } = read('PLAN.SVG', drawing(inner))

  expect(problems).toEqual([])
  expect(pictures).toEqual({ '/pictures/PLAN.SVG': { width: 30, height: 20 } })
})

test.each([
  ['a script with a drawing in a comment', 'evil.js', `/* ${drawing('')} */ alert(1)`],
  ['a page with a drawing', 'plan.html', `<!doctype html><script>alert(1)</script>${drawing('')}`],
  ['a file without an extension', 'plan', drawing('')],
])('refuses %s by its name', (_, name, bytes) => {
  const { pictures, problems } = read(name, bytes)
  const expected = expect.stringMatching(/ends in .*\.svg/)

  expect(pictures).toEqual({})
  expect(problems).toMatchObject([{ file: `pictures/${name}`, expected, found: `"${name}"` }])
})

test('refuses the bytes of another type, of none, or without a size, and a folder', async () => {
  const jpeg = await paper.clone().jpeg().toBuffer()

  expect(read('plan.png', jpeg).problems).toMatchObject([{ found: 'those of jpg' }])
  expect(read('plan.png', drawing('')).problems).toMatchObject([{ found: 'those of svg' }])
  expect(read('plan.svg', jpeg).problems).toHaveLength(1)
  const [sizeless] = read('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>').problems
  expect(sizeless?.expected).toBe('a picture that has a size: export it again')
  expect(read('a.jpg', '').problems).toMatchObject([{ found: 'an empty file' }])
  expect(read('a.jpg', 'words').problems).toMatchObject([{ found: 'no readable picture' }])
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(join(folder, 'pictures/2026.jpg'), { recursive: true })
  const problems: Problem[] = []
  readPictureSizes(folder, problems)
  rmSync(folder, { recursive: true })
  expect(problems).toMatchObject([{ expected: 'a picture: pictures/ has no folders' }])
})

test('has the sides of a photograph as they are seen, and refuses those too large for the build or the host', async () => {
  const upright = await paper.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const heavy = Buffer.concat([upright, Buffer.alloc(25 * 1024 * 1024)])
  const side = { width: 10_000, height: 5_001, channels: 3 as const, background: 'white' }
  const many = await sharp({ create: side }).png().toBuffer()

  expect(read('upright.jpg', upright).pictures).toEqual({
    '/pictures/upright.jpg': { width: 20, height: 30 },
  })
  for (const [name, bytes, expected, found] of [
    ['heavy.jpg', heavy, 'at most 25 MiB: export it smaller, 2400 pixels wide', '26 MiB'],
    [
      'many.png',
      many,
      'at most 50 megapixels: export it smaller, 2400 pixels wide',
      '10000 × 5001',
    ],
    ['photo.heic', upright, 'export a HEIC, TIFF or RAW file as JPEG', '"photo.heic"'],
  ] as const) {
    const problem = { expected: expect.stringContaining(expected), found }
    expect(read(name, bytes).problems).toMatchObject([problem])
  }
})

test.each([
  ['a script', drawing('<script href="evil.js"/>'), '<script>'],
  ['a script of HTML', drawing('<a:script xmlns:a="http://www.w3.org/1999/xhtml"/>'), '<a:script>'],
  ['an HTML page', drawing('<foreignObject/>'), '<foreignObject>'],
  ['a link', drawing('<a href="https://evil.example"/>'), '<a>'],
  ['an animation', drawing('<set attributeName="href" to="javascript:alert(1)"/>'), '<set>'],
  ['a handler', drawing('', ' onload="alert(1)"'), 'onload="alert(1)" in <svg>'],
  ['a file of another host', drawing('<image href="https://evil.example/a.png"/>'), 'href="https:'],
  ['a document in an address', drawing('<use href="data:image/svg+xml,a#b"/>'), 'href="data:'],
  ['a fill elsewhere', drawing('<path fill="url(https://evil.example)"/>'), 'fill="url('],
  ['an import', drawing('<style>@imp<!-- -->ort "a.css"</style>'), '"@import" in <style>'],
  ['an escape', drawing('<style>a{b:u\\72l(//evil.example)}</style>'), '"\\" in <style>'],
  ['a stylesheet', `<?xml-stylesheet href="evil.xsl"?>${drawing('')}`, '<?xml-stylesheet?>'],
  ['declarations', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a">]>${drawing('')}`, 'a DOCTYPE'],
  ['another root', `<g xmlns="http://www.w3.org/2000/svg">${drawing('')}</g>`, '<g>'],
  ['broken XML', '<svg viewBox="0 0 30 20">', 'outside of http://www.w3.org/2000/svg'],
  ['an open end', drawing('').replace('</svg>', ''), 'unclosed tag'],
])('refuses an SVG with %s', (_, svg, found) => {
  const { pictures, problems } = read('plan.svg', svg)

  expect(pictures).toEqual({})
  expect(problems).toHaveLength(1)
  expect(problems[0]?.expected).toContain('only draws')
  expect(problems[0]?.found).toContain(found)
})

test('publishes the pictures of published texts, in any language', () => {
  const all = ['shown', 'deutsch', 'waiting', 'über', 'unused']
  const pictures = new Map(all.map((name) => [`/pictures/${name}.svg`, { width: 1, height: 1 }]))
  const contentWith = (name: string) =>
    ({
      catalogue: { articles: ['now'] },
      articles: new Map([
        ['now', { body: [['p', [['img', ['Words'], `/pictures/${name}.svg`]]]] }],
        ['later', { body: [['img', ['Words'], '/pictures/waiting.svg']] }],
      ]),
      'pages/about': { text: [['a', ['The plan'], '/pictures/%C3%BCber.svg']] },
      pictures,
    }) as unknown as Content

  expect([...publishedPicturePaths([contentWith('shown'), contentWith('deutsch')])].sort()).toEqual(
    ['deutsch', 'shown', 'über'].map((name) => `/pictures/${name}.svg`),
  )
})
