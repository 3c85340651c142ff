import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { typefaceOf } from '#content/typeface.ts'
import { siteContent } from './site-content.ts'

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
