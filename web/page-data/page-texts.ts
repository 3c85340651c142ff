import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { type PageName, pageSchemas } from '#content/schema/pages.ts'
import type { Prose } from '#content/schema/prose.ts'
import { proseToText } from '#content/schema/prose-to-text.ts'
import type { Site } from '#content/schema/site.ts'
import { createFold } from '#web/fold/create-fold.ts'

/**
 * The texts of a page that the site has.
 * @throws {Error} when not every company has the page, and this one has not
 */
export function pageText<Name extends PageName>(
  content: Pick<Content, `pages/${Name}`>,
  name: Name,
) {
  const text = assertDefined(content[`pages/${name}`], `text content/pages/${name}`)
  return text as NonNullable<Content[`pages/${Name}`]>
}

/** The names of the text files that the pages of a list share. */
const SHARED = ['service', 'case-study', 'article', 'job'] as const satisfies PageName[]

/** The name of a text file that has a page of its own. */
export type StaticPage = Exclude<PageName, (typeof SHARED)[number]>

/** The names of the text files that have a page of their own in the content's language. */
export function staticPageNames(content: Content): StaticPage[] {
  const isOwn = (name: string): name is StaticPage =>
    !SHARED.some((shared) => shared === name) &&
    content[`pages/${name as PageName}`] !== undefined &&
    !content.missing.has(`pages/${name}`)
  return Object.keys(pageSchemas).filter(isOwn)
}

/** The path of a page by the name of its text file. */
export function staticPath(name: StaticPage): string {
  return name === 'home' ? '/' : `/${name}`
}

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

/** One heading of a text and the text under it. */
export interface TextSection {
  /** Its anchor: /privacy-policy#data-security. */
  slug: string
  heading: string
  body: Prose
}

/** Divides a text at its second-level headings: the text before the first, then a section for each. */
export function divideAtHeadings(text: Prose): { introduction: Prose; sections: TextSection[] } {
  const introduction: Prose = []
  const sections: TextSection[] = []
  for (const node of text) {
    if (node[0] === 'h2') {
      const heading = proseToText([node])
      sections.push({ slug: toAnchor(heading), heading, body: [] })
    } else (sections.at(-1)?.body ?? introduction).push(node)
  }
  return { introduction, sections }
}

function toAnchor(heading: string): string {
  return (heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-')
}
