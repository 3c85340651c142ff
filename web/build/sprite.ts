import { createHash } from 'node:crypto'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import simple from '@iconify-json/simple-icons/icons.json' with { type: 'json' }
import type { Plugin } from 'vite'
import { loadContent } from '#content/load.ts'

/** Icons that components name themselves, beside those that content names. */
const FRAME_ICONS = ['arrow-right', 'mail', 'monitor', 'moon', 'phone', 'sun']
const MODULE = 'asset:sprite'

type IconSet = Record<string, { body: string }>

/** One cached SVG file with every icon the site uses; `asset:sprite` is its address. */
export function sprite(): Plugin {
  const source = spriteSource(iconsInUse())
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const file = `assets/sprite-${hash}.svg`
  return {
    name: 'lumenfold:sprite',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default '/${file}'` : undefined),
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: file, source })
    },
    configureServer(server) {
      server.middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(source)
      })
    },
  }
}

/** Drawings of the interface are Lucide's; products are Simple Icons'. */
function iconsInUse(): Map<string, IconSet> {
  const content = loadContent()
  const products = content['pages/home'].technologies.items.map(({ icon }) => icon)
  const drawings = [
    ...FRAME_ICONS,
    ...[...content.services.values()].map(({ icon }) => icon),
    ...content.site.footer.social.map(({ icon }) => icon),
    ...content['pages/careers'].benefits.items.map(({ icon }) => icon),
  ]
  return new Map([
    ...drawings.sort().map((name): [string, IconSet] => [name, lucide.icons]),
    ...products.sort().map((name): [string, IconSet] => [name, simple.icons]),
  ])
}

function spriteSource(icons: Map<string, IconSet>): string {
  const symbols = Array.from(icons, ([name, set]) => {
    const icon = set[name]
    if (!icon) throw new Error(`There is no icon named "${name}".`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
