import { join } from 'node:path'
import { type BuildEnvironmentOptions, build } from 'vite'
import { buildFonts } from './fonts.ts'
import type { StaticFiles } from './static-files.ts'

const SRC = join(import.meta.dirname, '../src')

type CssTarget = BuildEnvironmentOptions['cssTarget']

/**
 * The stylesheet of the operators' inbox, with the site's fonts, and its script. Their names are fixed,
 * because the Worker names them: browsers ask each time whether they changed.
 */
export function inboxFiles(cssTarget: CssTarget): StaticFiles {
  return new Map([
    [
      'inbox.css',
      async () => (await fontFaces()) + (await compile('styles/inbox.css', '.css', cssTarget)),
    ],
    ['inbox.js', () => compile('entry-inbox.ts', '.js', cssTarget)],
  ])
}

/** The file of this kind that Vite makes of a source. */
async function compile(source: string, kind: string, cssTarget: CssTarget): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      ...(cssTarget !== undefined && { cssTarget }),
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(SRC, source) },
    },
  })
  const output = Array.isArray(result) ? result[0] : result
  const files = output && 'output' in output ? output.output : []
  const file = files.find(({ fileName }) => fileName.endsWith(kind))
  if (!file) throw new Error(`No ${kind} was built of ${source}.`)
  return String(file.type === 'asset' ? file.source : file.code).trim()
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
