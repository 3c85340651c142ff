// npm start [-- --port 9000 --host 0.0.0.0]: builds and serves the site exactly as deployed.
import { ensureOperatorToken } from './operator-token.ts'
import { addressOf, assertPortFree, readListener } from './port.ts'
import { runCommand } from './run.ts'
import { buildPages, serveSite } from './tools.ts'

await runCommand(async () => {
  const listener = readListener(8787)
  const address = addressOf(listener)
  await assertPortFree(listener)
  const token = ensureOperatorToken()
  buildPages()
  await serveSite(listener)
  console.log(`
  The site:       ${address}
  The enquiries:  ${address}/api/contacts
                  name      yours
                  password  ${token}
  Stop with Ctrl+C; stored data is kept.
`)
})
