import type { Plugin } from 'vite'
import { loadContent } from '#content/load.ts'
import { searchRows } from '#web/page-data/search-rows.ts'
import { ROWS_PATH } from '#worker/search/row.ts'

/** The file that is searched, for the app and for the Worker alike. */
export function searchFile(): Plugin {
  const source = () => JSON.stringify(searchRows(loadContent()))
  return {
    name: 'lumenfold:search-file',
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: ROWS_PATH.slice(1), source: source() })
    },
    configureServer(server) {
      server.middlewares.use(ROWS_PATH, (_request, response) => {
        response.setHeader('content-type', 'application/json').end(source())
      })
    },
  }
}
