import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '../env.ts'
import { log } from './log.ts'

type Details = {
  /** One sentence for each wrong field, by field name. */
  fields?: Record<string, string> | undefined
  /** The records that somebody changed meanwhile. */
  changed?: object[] | undefined
  headers?: Record<string, string> | undefined
  /** Only its error codes are used, and only in the log. */
  cause?: unknown
}

/** An error for the caller: everything but `cause` is sent. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly fields: Record<string, string> | undefined
  readonly changed: object[] | undefined
  readonly headers: Record<string, string> | undefined

  constructor(status: ContentfulStatusCode, code: string, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.status = status
    this.code = code
    this.fields = details.fields
    this.changed = details.changed
    this.headers = details.headers
  }
}

/** A failed call to the database. Its message is the database's own, which may quote stored data. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** The 404 for a path of the API that is not there. */
export function notFoundError(): ApiError {
  return new ApiError(404, 'not_found', 'There is nothing here.')
}

/** The handler for unsupported methods of a known path: 405; `allow` lists the supported ones. */
export function allowOnly(allow: string): () => never {
  return () => {
    throw new ApiError(405, 'method_not_allowed', `Use one of these methods here: ${allow}.`, {
      headers: { Allow: allow },
    })
  }
}

/**
 * The ApiError to send for any error: a failure of the storage becomes a 503 with a time to retry, any other
 * unexpected error a 500 without details. A failure of ours is logged under the id of the request, without its content.
 */
export function logAsApiError(error: Error, c: Pick<Context<AppEnv>, 'var'>): ApiError {
  const apiError = error instanceof ApiError ? error : failureOf(error)
  if (apiError.status >= 500) {
    const { code, cause } = apiError
    const { requestId } = c.var
    log('error', 'request_failed', { requestId, code, cause: formatErrorCodes(cause) })
  }
  return apiError
}

/** The response: `{ error: { code, message, fields?, changed?, requestId? } }`, with the id for failures of ours. */
export function errorResponse(c: Context, error: ApiError) {
  const { status, code, message, fields, changed, headers } = error
  const requestId = status >= 500 ? c.var.requestId : undefined
  return c.json({ error: { code, message, fields, changed, requestId } }, status, headers)
}

function failureOf(cause: Error): ApiError {
  if (cause instanceof StorageError) {
    const message = 'Our storage is not available right now. Please try again in half a minute.'
    const headers = { 'Retry-After': '30' }
    return new ApiError(503, 'storage_unavailable', message, { headers, cause })
  }
  return new ApiError(500, 'internal_error', 'Something failed on our side. Please try again.', {
    cause,
  })
}

/** The name and codes of an error, for the log. Its message is left out: it may quote the request. */
export function formatErrorCodes(cause: unknown): string {
  const name = cause instanceof Error ? cause.name : typeof cause
  const codes = String(cause).match(/\b(?:D1|SQLITE)_[A-Z_]+\b/g) ?? []
  return [name, ...new Set(codes)].join(' ')
}
