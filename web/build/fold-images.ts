import type { Plugin } from 'vite'
import type { Content } from '#content/collections.ts'
import { loadContent } from '#content/load.ts'
import { createFold, type Fold } from '#web/fold/create-fold.ts'
import { LOGO } from '#web/page-data/logo.ts'

/** The images that content names as `imageUrl`, and the logo of the operators' pages: folds as files. */
export function foldImages(): Plugin {
  const images = allImages(loadContent())
  return {
    name: 'lumenfold:fold-images',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of images) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = images.get((request.url ?? '').slice(1))
        if (!source) return next()
        response.setHeader('content-type', 'image/svg+xml').end(source)
      })
    },
  }
}

function allImages(content: Content): Map<string, string> {
  const entries = [...content['case-studies'].values(), ...content.articles.values()]
  return new Map([
    ['favicon.svg', drawing(LOGO)],
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
