import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { OPERATOR_TOKEN, withSite } from '#web/e2e/fixtures.ts'
import { openFirefox, openWebKit, REPORTS_PATH } from './open-browser.ts'
import { Tab } from './tab.ts'

/** A journey in a new browser of the project's name, which fails if the browser reports anything. */
export const test = withSite.extend<{ script: boolean; tab: Tab }>({
  script: [true, { option: true }],

  tab: async ({ script, site }, use, { project }) => {
    const { origin, reports, close: closeProxy } = await startProxy(site.url)
    const home = mkdtempSync(join(tmpdir(), 'browser-'))
    const open = project.name === 'webkit' ? openWebKit : openFirefox
    const { page, close } = await open({ script, home, report: (line) => reports.push(line) })
    const tab = new Tab(page, origin)
    await tab.resize(1280)
    await use(tab)
    await close()
    closeProxy()
    rmSync(home, { recursive: true, maxRetries: 3 })
    expect(reports).toEqual([])
  },
})

export { expect }

/**
 * Opens a proxy to a site, which collects the reports of pages, also of policy violations. The Worker sees a visitor
 * with a unique address who may read the inbox.
 */
async function startProxy(site: string) {
  const visitor = { 'cf-connecting-ip': crypto.randomUUID() }
  const operator = { ...visitor, authorization: `Bearer ${OPERATOR_TOKEN}` }
  const reports: string[] = []
  const server = createServer(async (request, response) => {
    const { url: path = '/', method } = request
    if (path === REPORTS_PATH) {
      reports.push(await text(request))
      response.writeHead(204).end()
      return
    }
    const own = path.startsWith('/api/contacts') ? operator : visitor
    const headers = { ...request.headers, ...own }
    const passed = ask(site + path, { method, headers }, (answer) => {
      const policy = answer.headers['content-security-policy']
      response.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...(policy && { 'content-security-policy': `${policy}; report-uri ${REPORTS_PATH}` }),
      })
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    reports,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
