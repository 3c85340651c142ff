import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parseHeadersFile } from './headers-file.ts'

export interface StaticServer {
  /** Such as https://127.0.0.1:40123, without a slash at its end. */
  origin: string
  stop: () => Promise<void>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
}
const COMPRESSED = /\.(?:html|css|js|json|svg|xml|txt|md|webmanifest)$/
const REVALIDATE = 'public, max-age=0, must-revalidate'

/**
 * Serves a folder of built files on loopback as a static host does: clean addresses, the nearest
 * 404.html with status 404, the headers of `_headers`, brotli at its best quality (once per file, so
 * that no measured response waits for it). With `tls` it speaks HTTP/2 with a self-signed certificate,
 * which no client trusts; without, HTTP/1.1.
 * @throws {Error} when `tls` is requested and there is no openssl
 */
export async function serve(dir: string, { tls }: { tls: boolean }): Promise<StaticServer> {
  const answer = answerFrom(dir)
  const server = tls
    ? createSecureServer({ ...createCertificate(), allowHTTP1: true }, answer)
    : createServer(answer)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    origin: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function answerFrom(dir: string) {
  const headersOf = parseHeadersFile(readIfThere(join(dir, '_headers')))
  const compressed = new Map<string, Buffer>()
  const compress = (file: string) => {
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file))
    compressed.set(file, body)
    return body
  }
  return (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const path = decodeURIComponent(pathname)
    const found = findFile(dir, path)
    const file = found ?? findNotFound(dir, path)
    const type = TYPES[extname(file ?? '.txt')] ?? 'application/octet-stream'
    const asks = String(request.headers['accept-encoding'] ?? '')
    const isBrotli = file !== undefined && COMPRESSED.test(file) && /\bbr\b/.test(asks)
    const body = file === undefined ? '' : isBrotli ? compress(file) : readFileSync(file)
    const headers = {
      'content-type': type,
      'content-length': body.length,
      'cache-control': REVALIDATE,
      vary: 'accept-encoding',
      ...(isBrotli && { 'content-encoding': 'br' }),
      ...headersOf(path),
    }
    // One type for the responses of both protocols.
    const answer = response as ServerResponse
    answer.writeHead(found ? 200 : 404, headers).end(request.method === 'HEAD' ? undefined : body)
  }
}

function findFile(dir: string, path: string): string | undefined {
  const name = path.replace(/\/$/, '')
  // The host's own files, and paths that leave the folder.
  if (/^\/_(?:headers|redirects)$/.test(name) || name.split('/').includes('..')) return undefined
  return [name, `${name}.html`, `${name}/index.html`]
    .map((each) => join(dir, each))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

function findNotFound(dir: string, path: string): string | undefined {
  const file = join(dir, path.includes('..') ? '/' : path, '404.html')
  if (existsSync(file)) return file
  return path === '/' ? undefined : findNotFound(dir, dirname(path))
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** A key and a certificate for 127.0.0.1 that signs itself, both PEM. */
function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'site-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
    const files = ['-days', '2', '-keyout', key, '-out', cert]
    execFileSync('openssl', ['req', '-x509', ...curve, ...names, ...files], { stdio: 'pipe' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
