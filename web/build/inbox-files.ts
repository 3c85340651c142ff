import { globSync, readFileSync } from 'node:fs'
import { createGenerator, type UserConfig } from 'unocss'
import { compile } from './compile.ts'
import { buildFonts } from './fonts.ts'
import type { StaticFiles } from './static-files.ts'

/**
 * The stylesheet of the operators' inbox, with the site's fonts, and its script. Their names are fixed,
 * because the Worker refers to them: browsers revalidate them on each visit.
 * @param uno the configuration of the site's utilities
 */
export function inboxFiles(cssTarget: string[], uno: UserConfig): StaticFiles {
  const styles = () => compile('worker/inbox/browser/inbox.css', '.css', { build: { cssTarget } })
  return new Map([
    ['inbox.css', async () => (await fontFaces()) + (await styles()) + (await utilities(uno))],
    ['inbox.js', () => compile('worker/inbox/browser/inbox.ts', '.js')],
  ])
}

async function fontFaces(): Promise<string> {
  const fonts = await buildFonts()
  return fonts
    .map(
      ({ family, weight, file }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(/${file})}`,
    )
    .join('')
}

/** The utilities in the markup of the inbox, and the tokens that follow the content. */
async function utilities(uno: UserConfig): Promise<string> {
  const generator = await createGenerator(uno)
  const markup = globSync(`${import.meta.dirname}/../../worker/inbox/**/*.tsx`)
  const text = markup.map((file) => readFileSync(file, 'utf8')).join('\n')
  return (await generator.generate(text, { minify: true })).css
}
