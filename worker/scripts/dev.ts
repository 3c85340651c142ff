// npm run dev [-- --port 5174 --host 0.0.0.0]: pages and content reload as they are written, with the
// real API behind them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { ensureOperatorToken } from './operator-token.ts'
import { addressOf, assertPortFree, freePort, readListener } from './port.ts'
import { runCommand } from './run.ts'
import { buildPages, PROJECT, serveSite } from './tools.ts'

await runCommand(async () => {
  const listener = readListener(5173)
  const address = addressOf(listener)
  await assertPortFree(listener)
  const token = ensureOperatorToken()
  // The Worker fills in the built contact page when a form post has errors.
  if (!existsSync(join(PROJECT, 'web/dist/index.html'))) buildPages()
  const behind = { port: await freePort(), host: undefined }
  await serveSite(behind)

  // UnoCSS awaits no result of its functions, which throw while the content is invalid.
  process.on('unhandledRejection', (error) => console.error(error))
  const pages = await createServer({
    root: join(PROJECT, 'web'),
    configFile: join(PROJECT, 'web/vite.config.ts'),
    // The Worker sees the host of the pages, so requests are not cross-origin.
    server: {
      port: listener.port,
      host: listener.host ?? 'localhost',
      strictPort: true,
      proxy: { '/api': { target: addressOf(behind), changeOrigin: false } },
    },
  })
  await pages.listen()
  console.log(`
  The site:       ${address}
  The enquiries:  ${address}/api/contacts
                  name      yours
                  password  ${token}
`)
})
