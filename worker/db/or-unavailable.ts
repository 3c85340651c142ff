import { ApiError } from '../http/errors.ts'

/**
 * The result of a query. Throws a 503 with a time to retry when the query fails; an ApiError from inside
 * it is thrown unchanged.
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

/**
 * How long a visitor waits for the storage: less than the page's own timeout (web/src/lib/request.ts), so
 * that the page receives the time to retry. D1 stops after 30 s of work, and promises nothing for its queue.
 */
const PATIENCE_MS = 15_000

/** The same for visitors' requests: a 503 after 15 s at most. The query may still complete later. */
export function orUnavailableSoon<T>(query: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), PATIENCE_MS)
  })
  return orUnavailable(() => Promise.race([query(), tooLate])).finally(() => clearTimeout(timer))
}
