import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Content } from '#content/collections.ts'
import { loadContent } from '#content/load.ts'
import { contactData } from '#web/page-data/contact.ts'
import { frameData } from '#web/page-data/frame.ts'
import { homeData } from '#web/page-data/home.ts'
import { serviceData, serviceTextData } from '#web/page-data/service.ts'
import { servicesData } from '#web/page-data/services.ts'
import { serviceSlugSource } from './service-slug.ts'

const CONTENT_FOLDER = join(import.meta.dirname, '../../content')
const SLUG_FILE = join(import.meta.dirname, '../src/service-slug.gen.ts')
const PREFIX = 'content:'

/**
 * Offers the content to pages as modules of plain data, one for what each page shows, so that a
 * page costs what it shows: `content:home`, `content:service/gen-ai`. Typed in src/content.d.ts.
 * Wrong content fails the build; in development it is shown in the browser until it is mended.
 */
export function content(): Plugin {
  let loaded: Content | undefined

  function read(): Content {
    loaded ??= loadContent()
    return loaded
  }

  return {
    name: 'lumenfold:content',
    buildStart() {
      writeFileSync(SLUG_FILE, serviceSlugSource(read().catalogue))
    },
    configureServer(server) {
      server.watcher.add(CONTENT_FOLDER)
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(CONTENT_FOLDER) || !file.endsWith('.yaml')) return
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
      return moduleSource(id.slice(PREFIX.length + 1), read())
    },
  }
}

function moduleSource(name: string, all: Content): string {
  const [page, id] = name.split('/')
  switch (page) {
    case 'frame':
      return dataModule(frameData(all))
    case 'home':
      return dataModule(homeData(all))
    case 'services':
      return dataModule(servicesData(all))
    case 'contact':
      return dataModule(contactData(all))
    case 'service':
      return id ? dataModule(serviceData(all, id)) : serviceIndexModule(all)
    default:
      throw new Error(`There is no content module "content:${name}".`)
  }
}

/** The texts shared by all service pages, and a way to load each service on its own. */
function serviceIndexModule(all: Content): string {
  const loaders = all.catalogue.services.map(
    (id) => `${JSON.stringify(id)}: () => import('content:service/${id}')`,
  )
  return `export const text = ${JSON.stringify(serviceTextData(all))}
export const services = { ${loaders.join(', ')} }`
}

function dataModule(data: unknown): string {
  return `export default ${JSON.stringify(data)}`
}
