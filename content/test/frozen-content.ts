import { loadContentInAllLanguages } from '../load.ts'

/** The content in each language, read and checked once for all tests of a process. No test can change it. */
export const contents = loadContentInAllLanguages()
/** In the first language. */
export const [content] = contents
freeze(contents)

function freeze(value: unknown) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  const isList = value instanceof Map || value instanceof Set
  for (const each of isList ? value.values() : Object.values(value)) freeze(each)
  Object.freeze(value)
}
