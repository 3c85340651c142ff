import { type AddressInfo, createServer } from 'node:net'
import { parseArgs } from 'node:util'

export type Listener = { port: number; host: string | undefined }

/** `--port` and `--host` of the command line; without a host, only this machine can connect. */
export function readListener(port: number): Listener {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: String(port) }, host: { type: 'string' } },
  })
  return { port: Number(values.port), host: values.host }
}

/** The address for a browser on this machine. */
export function addressOf({ port, host }: Listener): string {
  if (!host || host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  // The colons of an IPv6 address would end the host.
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * Checks that the port is free.
 * @throws {Error} naming the fix
 */
export async function assertPortFree({ port, host = 'localhost' }: Listener): Promise<void> {
  try {
    await listen(port, host)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE') throw new Error(`Cannot listen at ${host}, port ${port}: ${message}`)
    throw new Error(
      `Port ${port} is in use, by another program or by a server left over from a killed run of this project. Use another port by adding "-- --port ${port + 1}" to the command, or stop the program that uses it: "lsof -i :${port}" shows it (Windows: "netstat -ano").`,
    )
  }
}

/** A currently free port of this machine. */
export function freePort(): Promise<number> {
  return listen(0, 'localhost')
}

async function listen(port: number, host: string): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening, reject) => {
    server.once('error', reject)
    server.listen(port, host, listening)
  })
  const { port: given } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return given
}
