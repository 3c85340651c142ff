import type { Plugin } from 'vite'
import { LOGO } from '#web/page-data/logo.ts'

const FILE = 'favicon.svg'

/** The logo's fold as the icon of the browser's tab. Its colours are those of a fold of hue 75. */
export function favicon(): Plugin {
  const { width, height, layers } = LOGO
  const side = Math.max(width, height) + 2
  const viewBox = `${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`
  const paths = layers.map((path) => `<path d="${path}"/>`).join('')
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">
<g fill="#e39a00" fill-opacity=".5" stroke="#8f5c00" stroke-width=".8" stroke-linejoin="round">${paths}</g>
</svg>
`
  return {
    name: 'lumenfold:favicon',
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: FILE, source })
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(source)
      })
    },
  }
}
