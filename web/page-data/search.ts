import type { Content } from '#content/collections.ts'

/** The texts of the search page. */
export function searchData(content: Content) {
  return { ...content['pages/search'], texts: content.interface.search }
}
