// npm start [-- --port 9000 --host 0.0.0.0]: builds and serves the site exactly as deployed.

import { parseListenArguments, printUrlsAndPassword } from './command-line.ts'
import { exitOnError } from './exit-on-error.ts'
import { ensureOperatorToken } from './operator-token.ts'
import { buildPages, serveSite } from './run-vite-and-wrangler.ts'

await exitOnError(async () => {
  const listener = parseListenArguments(8787)
  const token = ensureOperatorToken()
  buildPages()
  await serveSite(listener)
  printUrlsAndPassword(listener, token)
  console.log('  Stop with Ctrl+C; stored data is kept.')
})
