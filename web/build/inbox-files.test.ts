import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { typefaceOf } from '#content/typeface.ts'
import { inboxFonts } from './inbox-files.ts'

test('the inbox has each letter of the typefaces, also those that no text of the site has', () => {
  const fonts = inboxFonts()

  for (const family of Object.values(content.site.typefaces)) {
    const own = fonts.filter(({ rule }) => rule.includes(`"${family}"`))
    const ranges = own.map(({ rule }) => /unicode-range:([^;]*)/.exec(rule)?.[1])
    expect(ranges).toEqual(typefaceOf(family).files.map(({ unicodeRange }) => unicodeRange))
    expect(own.every(({ source }) => source().subarray(0, 4).toString() === 'wOF2')).toBe(true)
  }
})
