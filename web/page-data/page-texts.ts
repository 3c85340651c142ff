import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import { type PageName, pageSchemas } from '#content/schema/pages.ts'

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
export type SharedText = (typeof SHARED)[number]

/** The name of a text file that has a page of its own. */
export type OwnPage = Exclude<PageName, SharedText>

/** The names of the text files that have a page of their own in the content's language. */
export function ownPages(content: Content): OwnPage[] {
  const isOwn = (name: string): name is OwnPage =>
    !SHARED.some((shared) => shared === name) &&
    content[`pages/${name as PageName}`] !== undefined &&
    !content.missing.has(`pages/${name}`)
  return Object.keys(pageSchemas).filter(isOwn)
}

/** The path of a page by the name of its text file. */
export function pathOf(name: OwnPage): string {
  return name === 'home' ? '/' : `/${name}`
}
