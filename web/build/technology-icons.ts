import { createHash } from 'node:crypto'
import simple from '@iconify-json/simple-icons/icons.json' with { type: 'json' }
import type { Plugin } from 'vite'
import { loadContent } from '#content/load.ts'

const MODULE = 'asset:technology-icons'
const SIZE = 24
/** A grey with a contrast of at least 3:1 on the paper of either theme. */
const COLOR = '#747b88'

/**
 * One cached picture with the icon of every technology that content names; `asset:technology-icons`
 * is its address, and `#react` after it shows that icon alone.
 */
export function technologyIcons(): Plugin {
  const source = draw(loadContent()['pages/home'].technologies.items.map(({ icon }) => icon))
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const file = `assets/technology-icons-${hash}.svg`
  return {
    name: 'lumenfold:technology-icons',
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

function draw(names: string[]): string {
  const icons = names.map((name, index) => {
    const icon = (simple.icons as Record<string, { body: string }>)[name]
    if (!icon) throw new Error(`There is no icon named "${name}".`)
    const top = index * SIZE
    return `<view id="${name}" viewBox="0 ${top} ${SIZE} ${SIZE}"/><g transform="translate(0 ${top})">${icon.body}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" color="${COLOR}">${icons.join('')}</svg>`
}
