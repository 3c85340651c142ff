import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach } from 'vitest'

export type Received = { headers: IncomingHttpHeaders; body: string }

/** Answers a webhook; one that does nothing hangs. */
type Behavior = (response: ServerResponse, received: Received) => void

/** A receiver of webhooks on loopback, for the tests of one file. It answers 204 by default. */
export async function startWebhookReceiver() {
  const all: Received[] = []
  const open = new Set<ServerResponse>()
  let behave: Behavior = respondNoContent
  const server = createServer(async (request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    let body = ''
    for await (const chunk of request) body += chunk
    const received = { headers: request.headers, body }
    all.push(received)
    behave(response, received)
  })

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`

  beforeEach(() => {
    all.length = 0
    behave = respondNoContent
  })
  afterAll(() => {
    for (const response of open) response.destroy()
    server.close()
  })

  return {
    all,
    url,
    ids: () => all.map(({ headers }) => String(headers['webhook-id'])),
    behave: (next: Behavior) => {
      behave = next
    },
  }
}

/** The response of a receiver that accepts the request. */
export function respondNoContent(response: ServerResponse): void {
  response.writeHead(204).end()
}

/** The response of a receiver that fails. */
export function respondFailure(response: ServerResponse): void {
  response.writeHead(500).end('It broke.')
}
