// npm start [-- --port 9000 --host 0.0.0.0]: builds and serves the site exactly as deployed.

import { exitOnError } from './exit-on-error.ts'
import { parseListenArguments, printAddresses } from './listen-options.ts'
import { ensureOperatorToken } from './operator-token.ts'
import { buildPages, serveSite } from './run-vite-and-wrangler.ts'

await exitOnError(async () => {
  const listener = parseListenArguments(8787)
  const token = ensureOperatorToken()
  buildPages()
  await serveSite(listener)
  printAddresses(listener, token)
  console.log('  Stop with Ctrl+C; stored data is kept.')
})
