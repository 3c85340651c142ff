import { extname } from 'node:path'
import type { Plugin } from 'vite'
import type { Content } from '#content/collections.ts'
import { loadContent } from '#content/load.ts'
import { createFold, type Fold } from '#web/fold/create-fold.ts'
import { LOGO } from '#web/page-data/logo.ts'
import { logoIcons } from './logo-icons.ts'

const TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

/** The images that content names as `imageUrl`, and the logo as an icon: folds as files. */
export function foldImages(): Plugin {
  const images = allImages(loadContent())
  return {
    name: 'lumenfold:fold-images',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of await images) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const file = (request.url ?? '').slice(1)
        const source = (await images).get(file)
        if (!source) return next()
        response.setHeader('content-type', TYPES[extname(file)] ?? '').end(source)
      })
    },
  }
}

async function allImages(content: Content): Promise<Map<string, string | Buffer>> {
  const entries = [...content['case-studies'].values(), ...content.articles.values()]
  const logo = drawing(LOGO)
  return new Map<string, string | Buffer>([
    ['favicon.svg', logo],
    ...(await logoIcons(logo)),
    ...entries.map(({ id, imageUrl }): [string, string] => [
      imageUrl.slice(1),
      drawing(createFold(id, 5, 300)),
    ]),
  ])
}

/** A square drawing in the colours of the logo, which stand on light and dark alike. */
function drawing({ width, height, layers }: Fold): string {
  const side = Math.max(width, height) + 2
  const viewBox = `${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`
  const paths = layers.map((path) => `<path d="${path}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">
<g fill="#e39a00" fill-opacity=".5" stroke="#8f5c00" stroke-width="${side / 40}" stroke-linejoin="round">${paths}</g>
</svg>
`
}
