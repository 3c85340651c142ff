import { unescape as decode } from 'node:querystring'
import { getMimeType } from 'hono/utils/mime'
import type { Plugin } from 'vite'
import { writeOutput } from '#web/output-folders.ts'

type Bytes = string | Uint8Array

/** Files by their paths below the output folder: the bytes, or a function that makes them. */
export type StaticFiles = Map<string, Bytes | (() => Bytes | Promise<Bytes>)>

/**
 * Publishes files beside the pages: a build writes them, the development server serves them.
 * @param sources list the files; the development server calls them on each request, so that a change
 * of the content needs no restart
 */
export function staticFilesPlugin(sources: (() => StaticFiles | Promise<StaticFiles>)[]): Plugin {
  async function listFiles(): Promise<StaticFiles> {
    const all: StaticFiles = new Map()
    for (const list of sources) {
      for (const [path, file] of await list()) all.set(path, file)
    }
    return all
  }

  return {
    name: 'site:static-files',
    // Past the bundler, which would keep all of them in memory.
    async writeBundle() {
      if (this.environment.name !== 'client') return
      for (const [path, file] of await listFiles()) {
        await writeOutput(path, typeof file === 'function' ? await file() : file)
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname = '' } = URL.parse(request.url ?? '', 'http://localhost') ?? {}
        const path = decode(pathname.slice(1))
        try {
          // While the content is invalid, Vite must deliver the scripts of its error page.
          const files = await listFiles().catch(() => undefined)
          const file = files?.get(path) ?? files?.get(`${path}.html`)
          if (file === undefined) return next()
          const bytes = typeof file === 'function' ? await file() : file
          response.setHeader('content-type', getMimeType(path) ?? 'text/html').end(bytes)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
