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

/**
 * So long a visitor waits for the storage: less than the page does (web/src/lib/request.ts), so that it
 * hears when to come back; D1 itself gives up after 30 s of work, and promises nothing of a queue.
 */
const PATIENCE_MS = 15_000

/** The same for what a visitor waits for: a 503 in 15 s at most. What was begun may still be done later. */
export function orUnavailableSoon<T>(query: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), PATIENCE_MS)
  })
  return orUnavailable(() => Promise.race([query(), tooLate])).finally(() => clearTimeout(timer))
}
