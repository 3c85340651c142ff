import { brandStyles } from './brand-styles.ts'
import { compile } from './compile.ts'
import { buildFonts } from './fonts.ts'
import type { StaticFiles } from './static-files.ts'

/**
 * The stylesheet of the operators' inbox, with the site's fonts, and its script. Their names are fixed,
 * because the Worker refers to them: browsers revalidate them on each visit.
 */
export function inboxFiles(cssTarget: string[]): StaticFiles {
  const styles = () => compile('worker/inbox/browser/inbox.css', '.css', { build: { cssTarget } })
  return new Map([
    ['inbox.css', async () => (await fontFaces()) + (await brandStyles()) + (await styles())],
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
