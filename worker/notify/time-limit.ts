/**
 * The result of `work`, or a rejection with a `TimeoutError` after so many milliseconds. The work is
 * not broken off; whatever becomes of it later is ignored.
 */
export async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = AbortSignal.timeout(milliseconds)
  const tooLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(late.reason))
  })
  return Promise.race([work, tooLate])
}
