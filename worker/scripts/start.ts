// npm start: builds, migrates, and serves exactly what is deployed.
import { join } from 'node:path'
import { ensureOperatorToken } from './operator-token.ts'
import { assertPortFree } from './port.ts'
import { buildPages, migrateDatabase, PROJECT, serve, whenReady } from './wrangler.ts'

const PORT = 8787
const ADDRESS = `http://localhost:${PORT}`

try {
  await assertPortFree(PORT)
  const token = ensureOperatorToken(join(PROJECT, '.dev.vars'))
  buildPages()
  migrateDatabase()
  serve(PORT)
  await whenReady(ADDRESS)
  console.log(`
  The site:       ${ADDRESS}
  The enquiries:  ${ADDRESS}/api/contacts
                  user name  operator
                  password   ${token}
  Stop with Ctrl+C; what was stored stays.
`)
} catch (error) {
  console.error(`\n${(error as Error).message}\n`)
  process.exitCode = 1
}
