// npm run dev [-- --port 5174 --host 0.0.0.0]: pages and content reload as they are written, with the
// real API behind them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { parseListenArguments, printUrlsAndPassword } from './command-line.ts'
import { exitOnError } from './exit-on-error.ts'
import { ensureOperatorToken } from './operator-token.ts'
import { buildPages, PROJECT_FOLDER, serveSite } from './run-vite-and-wrangler.ts'

await exitOnError(async () => {
  const listener = parseListenArguments(5173)
  const token = ensureOperatorToken()
  // The Worker fills in the built contact page when a form post has errors.
  if (!existsSync(join(PROJECT_FOLDER, 'web/dist/index.html'))) buildPages()
  const api = await serveSite({ port: 0, host: undefined })

  // UnoCSS awaits no result of its functions, which throw while the content is invalid.
  process.on('unhandledRejection', (error) => console.error(error))
  const pages = await createServer({
    root: join(PROJECT_FOLDER, 'web'),
    configFile: join(PROJECT_FOLDER, 'web/vite.config.ts'),
    // The Worker sees the host of the pages, so requests are not cross-origin.
    server: {
      port: listener.port,
      host: listener.host ?? 'localhost',
      strictPort: true,
      proxy: { '/api': { target: `http://localhost:${api}`, changeOrigin: false } },
    },
  })
  await pages.listen()
  printUrlsAndPassword(listener, token)
})
