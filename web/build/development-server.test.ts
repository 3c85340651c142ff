import { join } from 'node:path'
import { isFileServingAllowed, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { developmentServerPlugin } from './development-server.ts'

const ROOT = join(import.meta.dirname, '../..')

test('a browser on the network gets the source code, but no secret, no enquiry and no backup', async () => {
  const plugins = [developmentServerPlugin()]
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
