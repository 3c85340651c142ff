import { parseArgs } from 'node:util'
import { settings } from '../settings.ts'

export type Listener = { port: number; host: string | undefined }

/** `--port` and `--host` of the command line; without a host, only this machine can connect. */
export function parseListenArguments(port: number): Listener {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: String(port) }, host: { type: 'string' } },
  })
  return { port: Number(values.port), host: values.host }
}

/** Prints where a browser on this machine finds the site and the inbox, with its password. */
export function printUrlsAndPassword({ port, host }: Listener, token: string): void {
  // The colons of an IPv6 address would end the host.
  const name = host?.includes(':') ? `[${host}]` : host
  const isLocal = !host || host === '0.0.0.0' || host === '::'
  const [operator = 'yours'] = settings.operators
  const address = `http://${isLocal ? 'localhost' : name}:${port}`
  console.log(`
  The site:       ${address}
  The enquiries:  ${address}/api/contacts
                  name      ${typeof operator === 'string' ? operator : operator.name}
                  password  ${token}
`)
}
