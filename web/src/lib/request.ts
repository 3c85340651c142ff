/**
 * Sends a request to the site's server: the payload as JSON, with credentials.
 * @param path an address on this origin
 * @param headers further headers of a request with a payload
 * @throws {Error} for any answer that is not OK: the status, a colon, a space, then the body's text
 *   or, when that is empty, the status text; a `TimeoutError` when no answer comes in 20 seconds
 */
export async function request(
  method: string,
  path: string,
  payload?: unknown,
  headers?: Record<string, string>,
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    ...(payload !== undefined && {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(payload),
    }),
  })
  if (!response.ok) {
    const text = (await response.text()) || response.statusText
    throw new Error(`${response.status}: ${text}`)
  }
  return response
}

/** The time in ms after which a request has failed: long enough for a slow connection. */
export const REQUEST_TIMEOUT = 20_000

/** The error message beside a form after a failed request, until the next attempt. */
export interface Failure {
  text: string
  /** The message for each field that the server rejected, by the field's name. */
  fields: Partial<Record<string, string>>
}

/** The message for an error of `request`: the server's own if it sent one. */
export function describeFailure(
  error: Error,
  { noAnswer, ourFault }: { noAnswer: string; ourFault: string },
): Failure {
  const refusal = /^\d{3}: (.*)$/s.exec(error.message)
  if (!refusal) return { text: noAnswer, fields: {} }
  try {
    const { message, fields } = JSON.parse(refusal[1] ?? '').error
    if (typeof message === 'string') return { text: message, fields: fields ?? {} }
  } catch {
    // Not of the Worker, but of a host or a proxy before it.
  }
  return { text: ourFault, fields: {} }
}
