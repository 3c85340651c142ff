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
 * until `clearContentCache`.
 * @throws {ContentError} on each call, while a file of the content is invalid
 */
export function getContentInAllLanguages(): [Content, ...Content[]] {
  return readContent().languages
}

/** The moment whose dates `getContentInAllLanguages` applied. */
export function contentReadAt(): Date {
  return readContent().time
}

/**
 * The content in one language, with the caching and errors of `getContentInAllLanguages`.
 * @param language its tag in site.yaml; without it, the first language
 * @throws {Error} when site.yaml has no such language
 */
export function getContent(language?: string): Content {
  const contents = getContentInAllLanguages()
  if (language === undefined) return contents[0]
  const content = contents.find(({ site }) => site.language === language)
  if (!content) throw new Error(`content/site.yaml has no language "${language}".`)
  return content
}

/** Makes the next call of any function above read the files again. */
export function clearContentCache() {
  current = undefined
}

/**
 * Returns a function that calls `make` once per reading of the content in a language, and caches its
 * result. Its parameter is that of `getContent`.
 */
export function cacheByContent<Result>(
  make: (content: Content) => Result,
): (language?: string) => Result {
  const results = new WeakMap<Content, { result: Result }>()
  return (language) => {
    const content = getContent(language)
    const known = results.get(content) ?? { result: make(content) }
    results.set(content, known)
    return known.result
  }
}
