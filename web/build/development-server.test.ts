import { join } from 'node:path'
import { createServer, isFileServingAllowed, resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { developmentServer } from './development-server.ts'

const ROOT = join(import.meta.dirname, '../..')

test('a browser on the network gets the source code, but no secret, no enquiry and no backup', async () => {
  const plugins = [developmentServer()]
  const config = await resolveConfig({ root: ROOT, configFile: false, plugins }, 'serve')
  const isServed = (file: string) => isFileServingAllowed(config, `/@fs/${join(ROOT, file)}?raw`)
  const database = '.wrangler/state/v3/d1/miniflare-D1DatabaseObject/1.sqlite'

  expect(
    ['.dev.vars', '.dev.vars.preview', '.env', '.npmrc', '.git/config', database, 'backup-1.sql']
      .concat('server.pem')
      .filter(isServed),
  ).toEqual([])
  const needed = ['web/src/entry-client.tsx', 'content/site.yaml', 'node_modules/.vite/deps/a.js']
  expect(needed.filter(isServed)).toEqual(needed)
})

test('a text without a route is named after the page was sent, and ends no server', async () => {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [developmentServer()],
  })
  const entry = {
    render: async () => ({ status: 200, html: '<head></head>' }),
    routePaths: () => [],
    searchParameters: () => [],
  }
  vi.spyOn(server, 'ssrLoadModule').mockResolvedValue(entry)
  const log = vi.spyOn(server.config.logger, 'error')
  await server.listen(0)
  const [address = ''] = server.resolvedUrls?.local ?? []

  const answer = await fetch(address, { headers: { Accept: 'text/html' } })

  expect(answer.status).toBe(200)
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('has no page')))
  await server.close()
})
