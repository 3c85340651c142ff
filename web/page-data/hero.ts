import type { Content } from '#content/collections.ts'
import type { PageName } from '#content/schema/pages.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { pageText } from './page-text.ts'

/** The pages that begin with a claim. */
type Page = {
  [Name in PageName]: NonNullable<Content[`pages/${Name}`]> extends { hero: object } ? Name : never
}[PageName]

/**
 * The top of a page that is no entry's: its claim, and a sheet of its own.
 * @param hue of the sheet, in degrees of OKLCH
 */
export function heroData(content: Content, page: Page, hue: number) {
  const fold = createFold(`${content['pages/home'].fold} ${page}`, 5, 300)
  return { ...pageText(content, page).hero, fold, hue }
}
