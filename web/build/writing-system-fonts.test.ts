import { expect, test } from 'vitest'
import { subsetWritingSystemFonts } from './writing-system-fonts.ts'

const site = {
  typefaces: { display: 'IBM Plex Sans', text: 'IBM Plex Sans' },
  scriptTypefaces: ['Noto Sans Arabic', 'Noto Sans Devanagari'],
}

test('pages in Hindi get its letters in one weight for texts and one for headings; English needs none', async () => {
  const texts = new Map([
    ['en', 'Rafu, Café – 12 ₹'],
    ['hi', 'Rafu क़ालीन'],
  ])
  const { fonts, notes } = await subsetWritingSystemFonts(site, texts)

  expect(notes).toEqual([])
  const hindi = { family: 'Noto Sans Devanagari', languages: ['hi'] }
  expect(fonts).toMatchObject([
    { ...hindi, weight: '400' },
    { ...hindi, weight: '600' },
  ])
  expect(fonts[0]?.unicodeRange).toContain('U+0900-097F')
})

test('letters of a Latin script beyond that of English come from the same family', async () => {
  const { fonts } = await subsetWritingSystemFonts(site, new Map([['pl', 'Łódź']]))

  expect(fonts).toMatchObject([{ family: 'IBM Plex Sans', weight: '400' }, { weight: '600' }])
})

test('a family whose letters are too heavy is left out, with one note', async () => {
  const { fonts, notes } = await subsetWritingSystemFonts(site, new Map([['hi', 'क़ालीन']]), 1000)

  expect(fonts).toEqual([])
  expect(notes).toEqual([expect.stringMatching(/^Noto Sans Devanagari: .* more than 1 KB/)])
})
