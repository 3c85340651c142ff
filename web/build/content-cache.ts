import type { Content } from '#content/collections.ts'
import { loadContentInAllLanguages } from '#content/load.ts'

let current: { languages: [Content, ...Content[]]; time: Date } | undefined

/** With EARLY_ARTICLES, as in previews, the content has articles before their day. */
function readContent() {
  if (current) return current
  const time = new Date()
  const languages = loadContentInAllLanguages(undefined, time, Boolean(process.env.EARLY_ARTICLES))
  current = { languages, time }
  return current
}

/**
 * The content in each language, the first one first, read once: every call returns the same objects
 * until `forgetContent`.
 * @throws {ContentError} on each call, while a file of the content is invalid
 */
export function getContents(): [Content, ...Content[]] {
  return readContent().languages
}

/** The moment whose dates `getContents` applied. */
export function contentReadAt(): Date {
  return readContent().time
}

/**
 * The content in one language, with the caching and errors of `getContents`.
 * @param language its tag in site.yaml; without it, the first language
 * @throws {Error} when site.yaml has no such language
 */
export function siteContent(language?: string): Content {
  const contents = getContents()
  if (language === undefined) return contents[0]
  const content = contents.find(({ site }) => site.language === language)
  if (!content) throw new Error(`content/site.yaml has no language "${language}".`)
  return content
}

/** Makes the next call of any function above read the files again. */
export function forgetContent() {
  current = undefined
}

/**
 * Returns a function that calls `make` once per reading of the content in a language, and caches its
 * result. Its parameter is that of `siteContent`.
 */
export function cacheByContent<Result>(
  make: (content: Content) => Result,
): (language?: string) => Result {
  const results = new WeakMap<Content, { result: Result }>()
  return (language) => {
    const content = siteContent(language)
    const known = results.get(content) ?? { result: make(content) }
    results.set(content, known)
    return known.result
  }
}
