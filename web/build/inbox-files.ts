import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { buildFonts } from './fonts.ts'

const SRC = join(import.meta.dirname, '../src')

/** Fixed names, because the Worker names them: browsers ask each time whether they changed. */
const FILES = {
  'inbox.css': { type: 'text/css', compile: compileStyles },
  'inbox.js': { type: 'text/javascript', compile: compileScript },
}

/** The stylesheet of the operators' inbox, with the site's fonts, and its script, beside the pages. */
export function inboxFiles(): Plugin {
  return {
    name: 'lumenfold:inbox-files',
    // Past the bundle, whose stylesheets all go into the pages.
    async writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return
      for (const [file, { compile }] of Object.entries(FILES)) {
        await writeFile(join(dir, file), await compile(this.environment.config))
      }
    },
    configureServer(server) {
      for (const [file, { type, compile }] of Object.entries(FILES)) {
        server.middlewares.use(`/${file}`, async (_request, response) => {
          response.setHeader('content-type', type).end(await compile(server.config))
        })
      }
    },
  }
}

type Target = Pick<ResolvedConfig, 'build'>

async function compileStyles(config: Target): Promise<string> {
  return (await fontFaces()) + (await compile('styles/inbox.css', '.css', config))
}

function compileScript(config: Target): Promise<string> {
  return compile('entry-inbox.ts', '.js', config)
}

/** The file of this kind that Vite makes of a source. */
async function compile(source: string, kind: string, config: Target): Promise<string> {
  const { cssTarget } = config.build
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      cssTarget,
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
