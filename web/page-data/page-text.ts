import { assertDefined } from '#content/assert-defined.ts'
import type { Content } from '#content/collections.ts'
import type { PageName } from '#content/schema/pages.ts'

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
