import type { Content } from '#content/collections.ts'
import { fillPlaceholders } from '#worker/shared/fill-placeholders.ts'

type LeftOut = NonNullable<NonNullable<ReturnType<Content['case-studies']['get']>>['leftOut']>

/** The part of a study that was not built: its text with the counts, and the counts for the drawing. */
export function leftOutData({ site }: Pick<Content, 'site'>, { text, counts }: LeftOut) {
  const { format } = new Intl.NumberFormat(site.language)
  const numbers = counts && { asked: format(counts.asked), leftOut: format(counts.leftOut) }
  return { text: fillPlaceholders(text, numbers ?? {}), counts }
}

export type LeftOutData = ReturnType<typeof leftOutData>
