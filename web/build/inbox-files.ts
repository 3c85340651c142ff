import { globSync, readFileSync } from 'node:fs'
import { createGenerator, type UserConfig } from '@unocss/core'
import { compileFile } from './compile-file.ts'
import { inboxFonts } from './fonts.ts'
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
    compileFile('worker/inbox/layout/browser/inbox.css', '.css', { build: { cssTarget } })
  const files: StaticFiles = new Map([
    ['inbox.css', async () => fontFaces + (await styles()) + (await utilities(uno))],
    ['inbox.js', () => compileFile('worker/inbox/layout/browser/inbox.ts', '.js')],
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
