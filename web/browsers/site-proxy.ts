import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { OPERATOR_TOKEN } from '#web/e2e/fixtures.ts'

/** The address for reports of policy violations, which the proxy adds to the policy and answers itself. */
export const REPORTS = '/reports'

const APP = /^\/assets\/.*\.js$/

export type SiteProxy = Awaited<ReturnType<typeof startProxy>>

/** Opens a proxy to a site. The Worker sees a visitor with a unique address who may read the inbox. */
export async function startProxy(site: string) {
  const visitor = { 'cf-connecting-ip': crypto.randomUUID() }
  const operator = { ...visitor, authorization: `Bearer ${OPERATOR_TOKEN}` }
  let arrival: Promise<void> | undefined
  const reports: string[] = []
  const server = createServer(async (request, response) => {
    const { url: path = '/', method } = request
    if (path === REPORTS) {
      reports.push(await text(request))
      response.writeHead(204).end()
      return
    }
    if (APP.test(path)) await arrival
    const own = path.startsWith('/api/contacts') ? operator : visitor
    const headers = { ...request.headers, ...own }
    const passed = ask(site + path, { method, headers }, (answer) => {
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
    /** Delays the files of the app until the returned function is called. */
    delayApp() {
      const { promise, resolve } = Promise.withResolvers<void>()
      arrival = promise
      return resolve
    },
    /** Errors, warnings and policy violations of the browser. */
    reports,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
