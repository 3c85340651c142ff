import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { buildFonts } from './fonts.ts'

/** Fixed, because the Worker names it: browsers ask each time whether it changed. */
const FILE = 'inbox.css'

/** The stylesheet of the operators' inbox, with the site's fonts, beside the pages. */
export function inboxStylesheet(): Plugin {
  return {
    name: 'lumenfold:inbox-stylesheet',
    // Past the bundle, whose stylesheets all go into the pages.
    async writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return
      await writeFile(join(dir, FILE), await compile(this.environment.config.build.cssTarget))
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, async (_request, response) => {
        const css = await compile(server.config.build.cssTarget)
        response.setHeader('content-type', 'text/css').end(css)
      })
    },
  }
}

async function compile(cssTarget: string | string[] | false): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      cssTarget,
      rolldownOptions: { input: join(import.meta.dirname, '../src/styles/inbox.css') },
    },
  })
  const output = Array.isArray(result) ? result[0] : result
  const files = output && 'output' in output ? output.output : []
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('The stylesheet of the inbox was not built.')
  return (await fontFaces()) + String(sheet.source).trim()
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
