import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { content } from '#content/test/frozen-content.ts'
import { subsetShareFonts } from '#web/build/fonts.ts'
import { createFold } from '#web/fold/create-fold.ts'
import type { ListedPage } from './listed-page.ts'
import { createSharePainter, insertWordBreaks, sharePictureSubject } from './share-picture.ts'

const letters = String.fromCodePoint(...Array.from({ length: 0x250 }, (_, index) => index))
const paint = await createSharePainter(
  content,
  await subsetShareFonts(content.site, content.site.name + letters),
)
/** A fold with many edges: with smooth edges, its picture has 71 KB. */
const fold = createFold('paper-7', 6, 820)
const look = { label: 'Paper', hue: 195, fold }

test('draws the longest possible heading within the area that messengers show', async () => {
  const heading =
    'Whatever was measured twice was seldom wrong, and nobody remembered how often we had asked'
  const png = await paint({ ...look, heading })

  expect(heading).toHaveLength(90)
  expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 })
  expect(png.length).toBeLessThanOrEqual(60_000)
})

test('draws letters that only another file of the typeface has', async () => {
  const pictures = await Promise.all(['Łęčď', 'Ťžőů'].map((heading) => paint({ ...look, heading })))

  expect(pictures[0]).not.toEqual(pictures[1])
})

test('has one name for the same picture in each build, and another after a change', async () => {
  const names: string[] = []
  const keep = async (name: string) => {
    names.push(name)
    return Buffer.of()
  }
  const fonts = await subsetShareFonts(content.site, content.site.name + letters)
  const paintAll = await createSharePainter(content, fonts, keep)
  const paintFewer = await createSharePainter(content, fonts.slice(0, -1), keep)
  const subject = { ...look, heading: 'Folded' }
  await paintAll(subject)
  await paintAll({ ...subject })
  await paintAll({ ...subject, heading: 'Unfolded' })
  await paintAll({ ...subject, hue: 196 })
  await paintAll({ ...subject, fold: createFold('paper-8', 6, 820) })
  await paintAll(subject, Buffer.of(1))
  await paintAll(subject, Buffer.of(2))
  await paintFewer(subject)

  expect(names[1]).toBe(names[0])
  expect(new Set(names).size).toBe(7)
  expect(names[0]).toMatch(/^[\w-]{43}\.png$/)
  expect(names[5]).toMatch(/^[\w-]{43}\.jpg$/)
})

test.each([{ heading: 'Folded ꙮ' }, { label: 'Paper ꙮ' }])(
  'rejects a text with a character that no typeface has: %o',
  async (text) => {
    await expect(paint({ ...look, heading: 'Folded', ...text })).rejects.toThrow(
      'No typeface has the character "ꙮ"',
    )
  },
)

test.each([
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  'Donaudampfschiff-elektrizitätenwerk',
])('rejects a heading that would be cut, or broken at a hyphen: %s', async (heading) => {
  await expect(paint({ ...look, heading })).rejects.toThrow(
    `The heading "${heading}" is too long for a share picture: shorten it, or its longest word.`,
  )
})

test.each([
  ['ja', '設備データを現場で使える形に。サーバー', '設備|データを|現場で|使える|形に。|サーバー'],
  ['th', 'เราออกแบบอาคาร', 'เรา|ออกแบบ|อาคาร'],
  ['zh', '结构安全', '结构|安全'],
  ['de', 'Web-Entwicklung und C++', 'Web-Entwicklung und C++'],
])('a line in %s may end between words: %s', (language, text, expected) => {
  expect(insertWordBreaks(text, language).replaceAll('\u200b', '|')).toBe(expected)
})

test.each([
  ['https://www.company.example', 'www.company.example'],
  ['https://xn--mller-kva.example', 'müller.example'],
  ['https://xn--mgba3a4f16a.example', 'ایران.example'],
])('the picture of a page without an entry names %s as people read it', (url, label) => {
  const page = { path: '/contact', heading: 'Contact' } as ListedPage

  expect(sharePictureSubject(page, { ...content, site: { ...content.site, url } }).label).toBe(
    label,
  )
})

test('the sheet of a page without an entry follows the seed of the sheets at the top of pages', () => {
  const page = { path: '/about', heading: 'About' } as ListedPage
  const foldWith = (fold: string) =>
    sharePictureSubject(page, { ...content, 'pages/home': { ...content['pages/home'], fold } }).fold

  expect(foldWith('paper')).not.toEqual(foldWith('ink'))
})
