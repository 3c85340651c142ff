import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The address for reports of policy violations, which the proxy adds to the policy and answers itself. */
export const REPORTS = '/reports'

/** A way to the site that a test can close for a while, as a slow network does. */
export interface SiteProxy {
  origin: string
  /** Delays requests for these paths until the returned function is called. */
  delay(paths: RegExp): () => void
  /** All reports: policy violations from browsers, errors from a driver. */
  reports: string[]
  close(): void
}

/**
 * Opens a proxy to a site. The Worker sees a visitor with a unique address and, if a token is given,
 * a signed-in operator.
 */
export async function startProxy(site: string, token?: string): Promise<SiteProxy> {
  const visitor = {
    'cf-connecting-ip': crypto.randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const held = new Map<RegExp, Promise<void>>()
  const reports: string[] = []

  const server = createServer(async (request, response) => {
    const { url: path = '/', method, headers } = request
    if (path === REPORTS) {
      reports.push(await text(request))
      response.writeHead(204).end()
      return
    }
    for (const [paths, arrival] of held) if (paths.test(path)) await arrival
    const passed = ask(site + path, { method, headers: { ...headers, ...visitor } }, (answer) => {
      const policy = answer.headers['content-security-policy']
      response.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...(policy && { 'content-security-policy': `${policy}; report-uri ${REPORTS}` }),
      })
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delay(paths) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(paths, promise)
      return resolve
    },
    reports,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
