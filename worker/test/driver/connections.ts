import { Agent, type IncomingHttpHeaders, request as sendHttp } from 'node:http'

export type Sent = {
  method?: string
  path: string
  headers?: Record<string, string | number>
  body?: string | Buffer
}
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/**
 * At most so many connections to each address, which stay open between requests. A request that gets
 * no answer rejects with an error whose `reused` says whether its connection had waited.
 */
export function openConnections(most: number, timeoutMs = 60_000) {
  const agent = new Agent({ keepAlive: true, maxSockets: most })

  function send(origin: string, { body = '', ...sent }: Sent): Promise<Answer> {
    // In parts: a URL would tidy the path up.
    const { hostname, port } = new URL(origin)
    return new Promise((resolve, reject) => {
      const request = sendHttp(
        { agent, hostname, port, timeout: timeoutMs, ...sent },
        async (response) => {
          try {
            const chunks: Buffer[] = []
            for await (const chunk of response) chunks.push(chunk)
            const { statusCode: status = 0, headers } = response
            resolve({ status, headers, body: Buffer.concat(chunks).toString() })
          } catch (error) {
            reject(error)
          }
        },
      )
      request.on('timeout', () => request.destroy(new Error(`No answer in ${timeoutMs} ms.`)))
      request.on('error', (error) => reject(Object.assign(error, { reused: request.reusedSocket })))
      request.end(body)
    })
  }
  return { send, close: () => agent.destroy() }
}

export type Connections = ReturnType<typeof openConnections>
