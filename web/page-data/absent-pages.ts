import type { Content } from '#content/collections.ts'
import { optionalPages } from '#content/schema/pages.ts'

/** The names of the optional pages that the site does not have; those below them are not there either. */
export function absentPages(content: Content): string[] {
  return optionalPages.filter((name) => content[`pages/${name}`] === undefined)
}
