import type { Content } from '#content/collections.ts'
import type { PageName } from '#content/schema/pages.ts'
import type { Site } from '#content/schema/site.ts'
import { createFold } from '#web/fold/create-fold.ts'
import { pageText } from './page-texts.ts'

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

/**
 * The sheet at the top of a page that is no entry's, from the seed in pages/home.yaml; that of the home page has one
 * fold more.
 * @param page the path of the page without its slash, or `home`
 * @param size as for `createFold`
 */
export function pageFold(content: Content, page: string, size: number) {
  return createFold(`${content['pages/home'].fold} ${page}`, page === 'home' ? 6 : 5, size)
}

/** The hue of the large sheets on the home and the careers page: beside the logo's, so that they differ. */
export function heroHue({ hue }: Pick<Site, 'hue'>): number {
  return (hue + 360 - 13) % 360
}
