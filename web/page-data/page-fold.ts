import type { Content } from '#content/collections.ts'
import { createFold } from '#web/fold/create-fold.ts'

/**
 * The sheet at the top of a page that is no entry's, from the seed in pages/home.yaml; that of the home page has one
 * fold more.
 * @param page the path of the page without its slash, or `home`
 * @param size as for `createFold`
 */
export function pageFold(content: Content, page: string, size: number) {
  return createFold(`${content['pages/home'].fold} ${page}`, page === 'home' ? 6 : 5, size)
}
