import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createGenerator, type UserConfig } from '@unocss/core'
import { typefaceOf } from '#content/typeface.ts'
import { compile } from './compile-file.ts'
import { siteContent } from './content-cache.ts'
import type { StaticFiles } from './static-files.ts'

/**
 * The stylesheet of the operators' inbox, its fonts, and its script. Their names are fixed, because the Worker refers
 * to them: browsers revalidate them on each visit.
 * @param uno the configuration of the site's utilities
 */
export function inboxFiles(cssTarget: string[], uno: UserConfig): StaticFiles {
  const fonts = inboxFonts()
  const fontFaces = fonts.map(({ rule }) => rule).join('')
  const styles = () =>
    compile('worker/inbox/layout/browser/inbox.css', '.css', { build: { cssTarget } })
  const files: StaticFiles = new Map([
    ['inbox.css', async () => fontFaces + (await styles()) + (await utilities(uno))],
    ['inbox.js', () => compile('worker/inbox/layout/browser/inbox.ts', '.js')],
  ])
  for (const { file, source } of fonts) files.set(file, source)
  return files
}

/** The utilities in the markup of the inbox, with the hues of the statuses, and the tokens that follow the content. */
async function utilities(uno: UserConfig): Promise<string> {
  const generator = await createGenerator(uno)
  const worker = `${import.meta.dirname}/../../worker`
  const markup = [...globSync(`${worker}/inbox/**/*.tsx`), `${worker}/enquiry/status.ts`]
  const text = markup.map((file) => readFileSync(file, 'utf8')).join('\n')
  return (await generator.generate(text, { minify: true })).css
}

/**
 * The whole files of the site's typefaces, with their rules in CSS: a customer's name may have letters that no text
 * of the site has. Browsers load the files whose letters they meet. Of a typeface with thousands of letters, only the
 * file for Latin script is here.
 */
export function inboxFonts(): { rule: string; file: string; source: () => Buffer }[] {
  const { display, text } = siteContent().site.typefaces
  return [...new Set([display, text])].flatMap((family) => {
    const { weights, files, file: latin, isVast } = typefaceOf(family)
    const used = files.filter(({ path }) => !isVast || path === latin)
    return used.map(({ path, unicodeRange }) => {
      const file = `inbox-fonts/${basename(path)}`
      const range = `font-weight:${weights.min} ${weights.max};unicode-range:${unicodeRange}`
      const rule = `@font-face{font-family:"${family}";font-display:swap;${range};src:url(/${file})}`
      return { rule, file, source: () => readFileSync(path) }
    })
  })
}
