import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export const DIST = join(import.meta.dirname, '../dist')
const NOT_FOUND = join(DIST, '404.html')

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
}
const COMPRESSED = /\.(?:html|css|js|json|svg|txt|webmanifest)$/

/** The address of the floor page. */
export const FLOOR = '/floor'

/**
 * Serves the built site on loopback as its host does: clean addresses, the headers of `_headers`, brotli
 * at its best quality, once per file, so that no measured response waits for it. Beside it the floor page,
 * without those headers. It speaks HTTP/1.1, the stricter one: headers count uncompressed.
 */
export async function serve(floor: string) {
  const headersOf = readHeadersFile()
  const bodies = new Map([[`${FLOOR}.html`, brotliCompressSync(floor)]])
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const file = pathname === FLOOR ? `${FLOOR}.html` : findFile(pathname)
    const body = bodies.get(file) ?? read(file)
    bodies.set(file, body)
    response.writeHead(file === NOT_FOUND ? 404 : 200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'accept-encoding',
      ...(COMPRESSED.test(file) && { 'Content-Encoding': 'br' }),
      ...(pathname !== FLOOR && headersOf(pathname)),
    })
    response.end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function read(file: string) {
  const content = readFileSync(file)
  return COMPRESSED.test(file) ? brotliCompressSync(content) : content
}

function findFile(path: string): string {
  const name = join(DIST, path.replace(/\/$/, ''))
  return (
    [name, `${name}.html`, join(name, 'index.html')].find((file) =>
      statSync(file, { throwIfNoEntry: false })?.isFile(),
    ) ?? NOT_FOUND
  )
}

/** The headers that `_headers` sets for a path. Its rules for other hosts match no path. */
function readHeadersFile() {
  const rules = readFileSync(join(DIST, '_headers'), 'utf8')
    .split('\n\n')
    .map((rule) => ({
      pattern: new RegExp(`^${rule.split('\n')[0]?.replaceAll('*', '.*')}$`),
      headers: Array.from(rule.matchAll(/^ {2}([\w-]+): (.+)$/gm), ([, name, value]) => [
        name,
        value,
      ]),
    }))
  return (path: string): Record<string, string> =>
    Object.fromEntries(
      rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers),
    )
}
