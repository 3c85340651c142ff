import { Agent, type IncomingHttpHeaders, request as sendHttp } from 'node:http'

export type HttpRequest = {
  method?: string
  path: string
  headers?: Record<string, string | number>
  body?: string | Buffer
}
export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: string }

const TIMEOUT_MS = 60_000

/**
 * A limited number of connections to each address, which stay open between requests. A request without an
 * answer rejects.
 */
export function createHttpClient(maxSockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets })

  function send(origin: string, { body = '', ...sent }: HttpRequest): Promise<HttpResponse> {
    // In parts, because a URL would normalize the path.
    const { hostname, port } = new URL(origin)
    return new Promise((resolve, reject) => {
      const request = sendHttp(
        { agent, hostname, port, timeout: TIMEOUT_MS, ...sent },
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
      request.on('timeout', () => request.destroy(new Error(`No answer in ${TIMEOUT_MS} ms.`)))
      request.on('error', (error) => {
        // The server may close an idle connection just as it is used again. A timeout has no code.
        const isClosed = request.reusedSocket && 'code' in error
        if (isClosed) resolve(send(origin, { body, ...sent }))
        else reject(error)
      })
      request.end(body)
    })
  }
  return { send, close: () => agent.destroy() }
}
