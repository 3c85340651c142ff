import type { Env } from '../env.ts'
import worker from '../index.ts'
import { stubAssets } from './stub-assets.ts'

const granting = { limit: async () => ({ success: true }) }

/** The operators' token of every Worker in the tests. */
export const OPERATOR_TOKEN = 'correct-horse-battery-staple'

/** The header with it. */
export const asOperator = { authorization: `Bearer ${OPERATOR_TOKEN}` }

/**
 * The Worker in this process, with the test's own bindings, a token, limits that refuse nothing, and a site
 * without pages. A request resolves after the work that follows its response.
 */
export function fetchInProcess(bindings: object) {
  const env = completeBindings(bindings)
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const afterwards: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => void afterwards.push(work)
    const context = { waitUntil, passThroughOnException() {}, props: {} }
    const request = new Request(new URL(path, 'http://localhost'), init)
    // Without a length, the limit of bodies copies the request, here without `cf`.
    const { body } = init
    if (typeof body === 'string' || body instanceof URLSearchParams)
      request.headers.set('Content-Length', `${Buffer.byteLength(String(body))}`)
    const response = await worker.fetch(
      Object.assign(request, { cf: init.cf }) as never,
      env,
      context as unknown as ExecutionContext,
    )
    await Promise.all(afterwards)
    return response
  }
}

/** All bindings of a Worker in this process: the test's own, and those of `fetchInProcess`. */
export function completeBindings(bindings: object): Env {
  const limits = { OPERATOR_LIMIT: granting, FORM_LIMIT: granting }
  return { OPERATOR_TOKEN, ...limits, ASSETS: stubAssets, ...bindings } as unknown as Env
}

/** A POST of these fields as JSON. */
export function jsonPost(fields: unknown, headers: Record<string, string> = {}) {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  }
}
