import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Content } from '#content/collections.ts'
import { loadContent } from '#content/load.ts'
import { catalogueModule } from './catalogue-module.ts'
import { contentModule } from './content-modules.ts'

const CONTENT_FOLDER = join(import.meta.dirname, '../../content')
const CATALOGUE_FILE = join(import.meta.dirname, '../src/catalogue.gen.ts')
const PREFIX = 'content:'

/**
 * Offers the content to pages as modules of plain data, one for what each page shows, so that a
 * page costs what it shows: `content:pages/home`, `content:/services/gen-ai`, all of them loaded through
 * `content:pages`. Typed in src/content.d.ts.
 * Wrong content fails the build; in development it is shown in the browser until it is mended.
 */
export function content(): Plugin {
  let loaded: Content | undefined

  function read(): Content {
    if (loaded) return loaded
    loaded = loadContent()
    // Written only when it has changed: whoever watches it would reload.
    const source = catalogueModule(loaded.catalogue)
    if (readFileSync(CATALOGUE_FILE, 'utf8') !== source) writeFileSync(CATALOGUE_FILE, source)
    return loaded
  }

  return {
    name: 'lumenfold:content',
    buildStart() {
      read()
    },
    configureServer(server) {
      server.watcher.add(CONTENT_FOLDER)
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(CONTENT_FOLDER) || !/\.(?:yaml|md)$/.test(file)) return
        loaded = undefined
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
      return contentModule(id.slice(PREFIX.length + 1), read())
    },
  }
}
