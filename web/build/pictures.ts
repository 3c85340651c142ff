import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '../../content/pictures')
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** The pictures of content/pictures/ as files: /pictures/<file>. */
export function pictures(): Plugin {
  const names = () => (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
  return {
    name: 'lumenfold:pictures',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of names()) {
        const source = readFileSync(join(FOLDER, name))
        this.emitFile({ type: 'asset', fileName: `pictures/${name}`, source })
      }
    },
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const name = names().find((each) => `/${each}` === request.url)
        if (!name) return next()
        response.setHeader('content-type', TYPES[extname(name)] ?? '')
        response.end(readFileSync(join(FOLDER, name)))
      })
    },
  }
}
