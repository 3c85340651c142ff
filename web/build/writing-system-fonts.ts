import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_FOLDER } from '#content/content-folder.ts'
import type { Site } from '#content/schema/site.ts'
import { typefaceOf } from '#content/typeface.ts'
import { cacheByContent, getContentInAllLanguages } from './content-cache.ts'
import { buildFonts, type FontFile, subsetFontFile } from './fonts.ts'
import type { StaticFiles } from './static-files.ts'

/** The name under which CSS has all these fonts: one weight for texts and one for headings. */
export const WRITING_SYSTEM_FAMILY = 'Letters'

/** The most that the letters of one family in one weight may take, in bytes: a third of a second of a slow phone's connection. */
const MAX_BYTES = 60_000

/** A letter, or a mark on one: digits and punctuation alone ask for no further font. */
const LETTER = /[\p{L}\p{M}]/u

/** A font for the letters of one script, which the pages in these languages load. */
export interface WritingSystemFont extends FontFile {
  unicodeRange: string
  languages: string[]
}

/**
 * The fonts for the letters that no Latin font has, of the site's typefaces and of its `scriptTypefaces`: only the
 * letters of the site's own texts, with all that their shapes need.
 */
export const writingSystemFonts = cacheByContent(({ site }) =>
  subsetWritingSystemFonts(site, charactersByLanguage()),
)

/** All fonts of the pages as files; the boot snippet loads them. */
export async function allFontFiles(): Promise<StaticFiles> {
  const all = [...(await buildFonts()), ...(await writingSystemFonts()).fonts]
  return new Map(all.map(({ file, source }) => [file, source]))
}

/**
 * As `writingSystemFonts`, for any texts. The notes are a line for each family whose letters pages do not get.
 * @param texts the characters of the texts in each language, by its tag
 */
export async function subsetWritingSystemFonts(
  { typefaces, scriptTypefaces }: Pick<Site, 'typefaces' | 'scriptTypefaces'>,
  texts: Map<string, string>,
  maxBytes = MAX_BYTES,
): Promise<{ fonts: WritingSystemFont[]; notes: string[] }> {
  const fonts: WritingSystemFont[] = []
  const notes = new Set<string>()
  for (const [weight, first, second] of [
    [400, typefaces.text, typefaces.display],
    [600, typefaces.display, typefaces.text],
  ] as const) {
    const found: RegExp[] = []
    for (const family of new Set([first, second, ...scriptTypefaces])) {
      const { files, file: latin, isVast } = typefaceOf(family)
      const used = files.flatMap(({ path, characters, unicodeRange }) => {
        const isNew = (each: string) =>
          LETTER.test(each) && characters.test(each) && !found.some((known) => known.test(each))
        const languages = [...texts].filter(([, text]) => [...text].some(isNew))
        return languages.length > 0 ? [{ path, characters, unicodeRange, languages }] : []
      })
      found.push(...used.map(({ characters }) => characters))
      const others = used.filter(({ path }) => path !== latin)
      const made: WritingSystemFont[] = []
      for (const { path, unicodeRange, languages } of isVast ? [] : others) {
        const text = languages.map(([, each]) => each).join('')
        // Shaping takes some letters apart, such as those of Thai.
        const glyphs = text + text.normalize('NFKD')
        const font = await subsetFontFile(family, path, [weight, weight], glyphs)
        made.push({ ...font, unicodeRange, languages: languages.map(([tag]) => tag) })
      }
      const bytes = made.reduce((sum, { source }) => sum + source.length, 0)
      const fits = bytes <= maxBytes && (!isVast || others.length === 0)
      if (fits) fonts.push(...made)
      else {
        const reason = isVast ? 'are in too many files' : `take more than ${maxBytes / 1000} KB`
        notes.add(
          `${family}: its letters ${reason}, so pages show all but Latin ones in the visitor’s typeface; share pictures have all.`,
        )
      }
    }
  }
  return { fonts, notes: [...notes] }
}

/** The address of a picture, which no page shows. */
const PICTURE = /\/pictures\/[^)>\n]*/g

/** The characters of the content's files, each once, by the language of the file. */
function charactersByLanguage(): Map<string, string> {
  const [{ site }, ...translations] = getContentInAllLanguages()
  const others = translations.map((content) => content.site.language)
  // Each is in the letters of its own language.
  const names = Object.values(site.languages)
  const characters = new Map<string, Set<string>>()
  for (const name of globSync('**/*.{yaml,md}', { cwd: CONTENT_FOLDER })) {
    const language = others.find((tag) => name.split('.').at(-2) === tag) ?? site.language
    const source = readFileSync(join(CONTENT_FOLDER, name), 'utf8').normalize('NFC')
    const shown = source.replaceAll(PICTURE, '')
    const text = names.reduce((rest, each) => rest.replaceAll(each, ''), shown)
    const known = characters.get(language) ?? new Set()
    for (const each of text) known.add(each)
    characters.set(language, known)
  }
  return new Map(
    Array.from(characters, ([language, known]) => [language, [...known].sort().join('')]),
  )
}
