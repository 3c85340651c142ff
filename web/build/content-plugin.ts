import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { namesOfUnlisted } from '#content/order.ts'
import { catalogueModule } from './catalogue-module.ts'
import { contentModule } from './content-modules.ts'
import { entryDataFolder, entryDataJson } from './entry-data.ts'
import { forgetContent, perContent, siteContent } from './site-content.ts'
import { technologyIconsAddress } from './technology-icons.ts'

const CONTENT_FOLDER = join(import.meta.dirname, '../../content')
const CATALOGUE_FILE = join(import.meta.dirname, '../src/catalogue.gen.ts')
const PREFIX = 'content:'

const writeCatalogue = perContent(({ catalogue }) => {
  // Written only when it has changed: whoever watches it would reload.
  const source = catalogueModule(catalogue)
  if (readFileSync(CATALOGUE_FILE, 'utf8') !== source) writeFileSync(CATALOGUE_FILE, source)
})

/**
 * Offers the content to pages as plain data: what a page shows as a module that is loaded with it,
 * `content:pages/home`, and what an entry's page shows as a file by its address, so that neither the
 * app nor the time to build it grows with what was written. Typed in src/content.d.ts.
 * Wrong content fails the build; in development it is shown in the browser until it is mended.
 */
export function content(): Plugin {
  return {
    name: 'lumenfold:content',
    configResolved({ command, logger }) {
      if (command !== 'build') return
      for (const name of namesOfUnlisted(siteContent())) logger.info(name)
    },
    buildStart() {
      writeCatalogue()
    },
    configureServer(server) {
      server.watcher.add(CONTENT_FOLDER)
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(CONTENT_FOLDER) || !/\.(?:yaml|md|json)$|\/pictures\//.test(file))
          return
        forgetContent()
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll()
        }
        server.ws.send({ type: 'full-reload' })
      })
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      writeCatalogue()
      const name = id.slice(PREFIX.length + 1)
      if (name === 'technology-icons') {
        return `export default ${JSON.stringify(technologyIconsAddress())}`
      }
      if (name !== 'entries') return contentModule(name, siteContent())
      if (this.environment.name === 'client') {
        return `export default ${JSON.stringify(entryDataFolder())}`
      }
      // The prerender asks for all of them, and there is no host yet.
      return `export default new Map(${JSON.stringify([...entryDataJson()])})`
    },
  }
}
