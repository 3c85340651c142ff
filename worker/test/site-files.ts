import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of `test/site` by their exact names, for the Worker in this process; pages are missing. */
export const siteFiles = {
  async fetch(address: URL | string): Promise<Response> {
    const file = join(import.meta.dirname, 'site', new URL(address).pathname)
    return /\.json$/.test(file) && existsSync(file)
      ? new Response(readFileSync(file))
      : new Response('', { status: 404 })
  },
}
