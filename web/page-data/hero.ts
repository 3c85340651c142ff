import type { Content } from '#content/collections.ts'
import type { PageName } from '#content/schema/pages.ts'
import { pageFold } from './page-fold.ts'
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
  return { ...pageText(content, page).hero, fold: pageFold(content, page, 300), hue }
}
