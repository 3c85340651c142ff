import { existsSync, writeFileSync } from 'node:fs'
import { createServer as createPlain, request as forward } from 'node:http'
import { createServer as createSecure } from 'node:https'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { kinds } from '../e2e/pages.ts'
import { serveSite } from '../e2e/serve-site.ts'
// With it comes the environment that keeps the Worker's bundler from building the pages again.
import '../playwright.config.ts'
import type { Findings } from './figures.ts'
import { installTools } from './install-tools.ts'
import { createCertificate } from './serve.ts'
import { OPERATOR_TOKEN } from './worker-server.ts'

const SCANNER = join(import.meta.dirname, 'node_modules/@mdn/mdn-http-observatory')
/** From this score on the grade is A+, the best (src/grader/charts.js of the scanner). */
const BEST_GRADE_FROM = 100

interface Scan {
  grade: string
  score: number
  statusCode: number
}

/**
 * Lets the scanner of the MDN HTTP Observatory grade every kind of page, of the inbox and of other
 * answers: those of the built site in workerd, behind TLS, with HTTP led to it, as Cloudflare does.
 * @throws {Error} when there is no openssl, or when an answer is not a 200
 */
export async function observatory(): Promise<Findings> {
  const scan = await loadScanner()
  const site = await startSite()
  try {
    const byGrade = new Map<string, string[]>()
    let lowest = Number.POSITIVE_INFINITY
    for (const path of site.paths) {
      const { grade, score, statusCode } = await scan(site.host + path)
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: expected 200.`)
      lowest = Math.min(lowest, score)
      const name = path.replace(site.enquiry, ':id')
      byGrade.set(`${grade} (${score})`, [...(byGrade.get(`${grade} (${score})`) ?? []), name])
    }
    const what = `Lowest score of ${site.paths.length} answers by the MDN HTTP Observatory`
    return {
      figures: [{ what, value: lowest, unit: '', least: BEST_GRADE_FROM }],
      notes: Array.from(byGrade, ([grade, paths]) => `Observatory, ${grade}: ${paths.join(', ')}.`),
    }
  } finally {
    await site.stop()
  }
}

async function loadScanner(): Promise<(address: string) => Promise<Scan>> {
  installTools()
  // Chromium's list of domains, which its installation would fetch. Ours is on none.
  const preloaded = join(SCANNER, 'conf/hsts-preload.json')
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')
  const { scan } = await import(join(SCANNER, 'src/index.js'))
  return async (address) => (await scan(address)).scan
}

async function startSite() {
  const { url, stop } = await serveSite(OPERATOR_TOKEN)
  const enquiry = { name: 'Ada', email: 'ada@lovelace.example', message: 'Hello' }
  const sent = await fetch(new URL('/api/contact', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  })
  const { id } = (await sent.json()) as { id: string }
  const door = await openDoor(url)
  return {
    host: door.host,
    enquiry: id,
    paths: [
      ...kinds.filter((path) => path !== '/nope'), // A 404 gets no grade.
      ...['/blog/feed.xml', '/favicon.svg', '/search?q=cloud', '/api/health'],
      ...['', `/${id}`, '/report', '/audit', '?format=csv'].map((rest) => `/api/contacts${rest}`),
    ],
    async stop() {
      door.close()
      await stop()
    },
  }
}

/** One port, as the scanner takes one for both: who speaks TLS reaches the site, HTTP is led there. */
async function openDoor(site: URL) {
  const certificate = createCertificate()
  setDefaultCACertificates([...getCACertificates(), certificate.cert.toString()])
  const secure = createSecure(certificate, (asked, answer) => {
    const path = asked.url ?? '/'
    const isInbox = path.startsWith('/api/contacts')
    const headers = {
      ...asked.headers,
      host: site.host,
      ...(isInbox && { authorization: `Bearer ${OPERATOR_TOKEN}` }),
    }
    asked.pipe(
      forward(new URL(path, site), { method: asked.method, headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
      }),
    )
  })
  const plain = createPlain((asked, answer) => {
    answer.writeHead(301, { location: `https://${asked.headers.host}${asked.url}` }).end()
  })
  const sockets = new Set<Socket>()
  const door = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.once('data', (start) => {
      const speaksTls = start[0] === 22 // A handshake (RFC 8446, 5.1).
      socket.pause()
      socket.unshift(start)
      const next = speaksTls ? secure : plain
      next.emit('connection', socket)
      if (!speaksTls) socket.resume()
    })
  })
  await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready))
  return {
    host: `127.0.0.1:${(door.address() as AddressInfo).port}`,
    close() {
      door.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
