import type { Content } from '#content/collections.ts'
import { createStrips } from '#web/fold/create-strips.ts'
import { fillPlaceholders } from '#worker/shared/fill-placeholders.ts'

/** What touches a number and belongs to it. In scripts without capitals, the words of a sentence touch it, too. */
const SIGNS = '(?:[%٪‰]|[^\\s\\p{P}\\p{Lo}\\p{Lm}\\p{M}])*'

type Metric = NonNullable<ReturnType<Content['case-studies']['get']>>['metrics'][number]

/** A figure of a study, and its change as a drawing and in words. */
export function metricData(content: Content, { label, value, change, basis }: Metric) {
  return { label, value, basis, change: change && changeData(content, change) }
}

function changeData({ site }: Content, { before, after, of, text }: NonNullable<Metric['change']>) {
  const { format } = new Intl.NumberFormat(site.language)
  const numbers = { before: format(before), after: format(after) }
  /** As in the text, with its signs: $1.05, 61%. */
  const written = (name: keyof typeof numbers) =>
    fillPlaceholders(
      text.match(new RegExp(`${SIGNS}\\{${name}\\}${SIGNS}`, 'u'))?.[0] ?? '',
      numbers,
    )
  return {
    text: fillPlaceholders(text, numbers),
    before: written('before'),
    after: written('after'),
    strips: createStrips(before, after, 240, of),
  }
}

export type ChangeData = ReturnType<typeof changeData>
