import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Content } from '#content/collections.ts'
import { loadContent } from '#content/load.ts'
import { namesOfUnlisted } from '#content/order.ts'
import { catalogueModule } from './catalogue-module.ts'
import { contentModule, entryData, entryFolder } from './content-modules.ts'

const CONTENT_FOLDER = join(import.meta.dirname, '../../content')
const CATALOGUE_FILE = join(import.meta.dirname, '../src/catalogue.gen.ts')
const PREFIX = 'content:'

/**
 * Offers the content to pages as plain data: what a page shows as a module that is loaded with it,
 * `content:pages/home`, and what an entry's page shows as a file by its address, so that neither the
 * app nor the time to build it grows with what was written. Typed in src/content.d.ts.
 * Wrong content fails the build; in development it is shown in the browser until it is mended.
 */
export function content(): Plugin {
  let loaded: Content | undefined
  let entries: Map<string, string> | undefined

  function read(): Content {
    if (loaded) return loaded
    loaded = loadContent()
    // Written only when it has changed: whoever watches it would reload.
    const source = catalogueModule(loaded.catalogue)
    if (readFileSync(CATALOGUE_FILE, 'utf8') !== source) writeFileSync(CATALOGUE_FILE, source)
    return loaded
  }

  function readEntries(): Map<string, string> {
    entries ??= entryData(read())
    return entries
  }

  return {
    name: 'lumenfold:content',
    configResolved({ command, logger }) {
      if (command !== 'build') return
      for (const name of namesOfUnlisted(read())) logger.info(name)
    },
    buildStart() {
      read()
    },
    configureServer(server) {
      server.watcher.add(CONTENT_FOLDER)
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(CONTENT_FOLDER) || !/\.(?:yaml|md)$|\/pictures\//.test(file)) return
        loaded = undefined
        entries = undefined
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll()
        }
        server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request
        // Nothing else may fail where content is wrong: the page that says so has parts, too.
        if (!/^\/assets\/.+\.json$/.test(url)) return next()
        const address = url.replace(`/${entryFolder(readEntries())}`, '').replace(/\.json$/, '')
        const data = readEntries().get(address)
        if (data === undefined) return next()
        response.setHeader('content-type', 'application/json').end(data)
      })
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      const name = id.slice(PREFIX.length + 1)
      if (name !== 'entries') return contentModule(name, read())
      if (this.environment.name === 'client') {
        return `export default ${JSON.stringify(`/${entryFolder(readEntries())}`)}`
      }
      // The prerender asks for all of them, and there is no host yet.
      return `export default new Map(${JSON.stringify([...readEntries()])})`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const folder = entryFolder(readEntries())
      for (const [address, source] of readEntries()) {
        this.emitFile({ type: 'asset', fileName: `${folder}${address}.json`, source })
      }
    },
  }
}
