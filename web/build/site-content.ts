import type { Content } from '#content/collections.ts'
import { loadContent } from '#content/load.ts'

let current: Content | undefined

/**
 * The content, read once: every call returns the same object until `forgetContent`.
 * @throws {ContentError} on each call, while a file of the content is invalid
 */
export function siteContent(): Content {
  current ??= loadContent()
  return current
}

/** Makes the next `siteContent` read the files again. */
export function forgetContent() {
  current = undefined
}

/** Returns a function that calls `make` once per reading of the content, and caches its result. */
export function perContent<Result>(make: (content: Content) => Result): () => Result {
  let last: { content: Content; result: Result } | undefined
  return () => {
    const content = siteContent()
    if (last?.content !== content) last = { content, result: make(content) }
    return last.result
  }
}
