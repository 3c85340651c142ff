import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

const DIST = join(import.meta.dirname, '../dist')
const FLOOR_HEAD = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>The floor</title><link rel="icon" href="data:,">
<style>body { max-width: 40rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui }</style>
<h1>The floor</h1><p>`

export const FLOOR_PATH = '/floor'

/**
 * Serves the built site on loopback as its host does: clean addresses, the headers of `_headers`, brotli if asked for,
 * compressed once per file, so that no measured response waits for it. Beside it the floor page, without
 * those headers. It speaks HTTP/1.1, the stricter one: headers count uncompressed. Resolves to its origin.
 */
export async function serveBuiltSite({ isCompressed = false } = {}): Promise<string> {
  const names = new Set(globSync('**/*.*', { cwd: DIST }).map((name) => `/${name}`))
  const headersOf = readHeadersFile()
  const bodies = new Map(isCompressed ? [[FLOOR_PATH, brotliCompressSync(floorPage())]] : [])
  const server = createServer(({ url = '/' }, response) => {
    const path = url.replace(/\?.*/, '')
    const options = path === FLOOR_PATH ? [FLOOR_PATH] : [path, `${path}.html`, `${path}index.html`]
    const name = options.find((each) => bodies.has(each) || names.has(each)) ?? '/404.html'
    const type = getMimeType(name) ?? 'text/html; charset=utf-8'
    const isEncoded = isCompressed && !/font|image\/(?!svg)/.test(type)
    const encode = isEncoded ? brotliCompressSync : Buffer.from
    const body = bodies.get(name) ?? encode(readFileSync(join(DIST, name)))
    bodies.set(name, body)
    response.writeHead(name === '/404.html' ? 404 : 200, {
      'Content-Type': type,
      'Content-Length': body.length,
      ...(isEncoded && { 'Content-Encoding': 'br', Vary: 'accept-encoding' }),
      ...(path !== FLOOR_PATH && headersOf(path)),
    })
    response.end(body)
  })
  await once(server.listen(0, '127.0.0.1').unref(), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Texts of the site, compressed about 10 KB. */
function floorPage(): string {
  const files = globSync(join(import.meta.dirname, '../../content/articles/*.md')).sort()
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const text = texts.join('\n\n').slice(0, 31_000).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return FLOOR_HEAD + text.replaceAll('\n\n', '<p>')
}

/** The headers that `_headers` sets for a path. Its rules for other hosts match no path. */
function readHeadersFile() {
  const blocks = readFileSync(join(DIST, '_headers'), 'utf8').split('\n\n')
  const rules = blocks.map((block) => ({
    pattern: new RegExp(`^${block.split('\n')[0]?.replaceAll('*', '.*')}$`),
    headers: Array.from(block.matchAll(/^ {2}([\w-]+): (.+)$/gm), (line) => line.slice(1)),
  }))
  return (path: string): Record<string, string> =>
    Object.fromEntries(rules.flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : [])))
}
