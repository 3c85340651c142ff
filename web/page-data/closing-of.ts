import type { Content } from '#content/collections.ts'
import type { PageName } from '#content/schema/pages.ts'

/** The end of a page; without the page that its second link leads to, it has one link only. */
export function closingOf<Closing extends { secondary?: string | undefined }>(
  content: Content,
  closing: Closing,
  secondary: PageName,
): Closing {
  return content[`pages/${secondary}`] ? closing : { ...closing, secondary: undefined }
}
