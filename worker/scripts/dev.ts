// npm run dev: pages and content reload as they are written, with the real API behind them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { ensureOperatorToken } from './operator-token.ts'
import { assertPortFree } from './port.ts'
import { buildPages, migrateDatabase, PROJECT, serve, whenReady } from './wrangler.ts'

const PAGES_PORT = 5173
const API_PORT = 8788
const PAGES = `http://localhost:${PAGES_PORT}`
const API = `http://localhost:${API_PORT}`

try {
  await assertPortFree(PAGES_PORT)
  await assertPortFree(API_PORT)
  const token = ensureOperatorToken(join(PROJECT, '.dev.vars'))
  // The Worker fills in the built contact page when a form post has errors.
  if (!existsSync(join(PROJECT, 'web/dist/contact.html'))) buildPages()
  migrateDatabase()
  serve(API_PORT)
  await whenReady(API)

  const pages = await createServer({
    root: join(PROJECT, 'web'),
    configFile: join(PROJECT, 'web/vite.config.ts'),
    // The Worker sees the pages' own host, and so no foreign origin.
    server: {
      port: PAGES_PORT,
      strictPort: true,
      proxy: { '/api': { target: API, changeOrigin: false } },
    },
  })
  await pages.listen()
  console.log(`
  The site:       ${PAGES}
  The enquiries:  ${PAGES}/api/contacts
                  user name  operator
                  password   ${token}
`)
} catch (error) {
  console.error(`\n${(error as Error).message}\n`)
  process.exitCode = 1
}
