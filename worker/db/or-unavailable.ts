import { ApiError } from '../http/errors.ts'

/**
 * The result of a query. Throws a 503 that says when to try again when the query fails; a refusal
 * thrown inside passes.
 */
export async function orUnavailable<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query()
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw new ApiError(
      503,
      'storage_unavailable',
      'Our storage is not available right now. Please try again in half a minute.',
      { headers: { 'Retry-After': '30' }, cause },
    )
  }
}
