import { createHash } from 'node:crypto'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import type { Plugin } from 'vite'
import { loadContent } from '#content/load.ts'

/** Icons that components name themselves, beside those that content names. */
const FRAME_ICONS = ['arrow-right', 'arrow-up-right', 'mail', 'phone', 'map-pin', 'clock']
const MODULE = 'asset:sprite'

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

function iconsInUse(): string[] {
  const { services, site } = loadContent()
  const named = [...services.values()].map((service) => service.icon)
  const social = site.footer.social.map((profile) => profile.icon)
  return [...new Set([...FRAME_ICONS, ...named, ...social])].sort()
}

function spriteSource(names: string[]): string {
  const symbols = names.map((name) => {
    const icon = (lucide.icons as Record<string, { body: string }>)[name]
    if (!icon) throw new Error(`The Lucide set has no icon named "${name}".`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
