import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const MODULE = 'asset:fonts'

/** Family → file of its Fontsource package. Both are variable in weight. */
const FAMILIES = {
  'Funnel Display':
    '@fontsource-variable/funnel-display/files/funnel-display-latin-wght-normal.woff2',
  'Funnel Sans': '@fontsource-variable/funnel-sans/files/funnel-sans-latin-wght-normal.woff2',
}

/** The weights the design uses, and the characters of Western European text. */
const WEIGHTS = { wght: { min: 400, max: 700, default: 400 } }
const TEXT = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•−×→↗€™Œœ`

type Fonts = Map<string, { family: string; source: Buffer }>
let built: Promise<Fonts> | undefined

/** The site's fonts, subset, by the file that holds each; the same on every call. */
export function buildFonts(): Promise<Fonts> {
  built ??= subsetFonts()
  return built
}

/** The site's fonts as files; `asset:fonts` maps each family to its address. */
export function fonts(): Plugin {
  return {
    name: 'lumenfold:fonts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return
      const addresses = [...(await buildFonts())].map(([file, { family }]) => [family, `/${file}`])
      return `export default ${JSON.stringify(Object.fromEntries(addresses))}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, { source }] of await buildFonts()) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const font = (await buildFonts()).get((request.url ?? '').slice(1))
        if (!font) return next()
        response.setHeader('content-type', 'font/woff2').end(font.source)
      })
    },
  }
}

async function subsetFonts(): Promise<Fonts> {
  const fonts: Fonts = new Map()
  for (const [family, path] of Object.entries(FAMILIES)) {
    const options = { targetFormat: 'woff2', variationAxes: WEIGHTS } as const
    const source = await subsetFont(readFileSync(require.resolve(path)), TEXT, options)
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    const name = family.toLowerCase().replace(' ', '-')
    fonts.set(`assets/${name}-${hash}.woff2`, { family, source })
  }
  return fonts
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
