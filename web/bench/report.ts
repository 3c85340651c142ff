import { type Figure, isMissed, promiseOf, show } from './figures.ts'
import type { Medians, PageRow } from './visits.ts'

export interface Results {
  /** The machine and the software of the measurement. */
  machine: string
  pages: PageRow[]
  /** The promises about the pages. */
  promises: Figure[]
  parts: Record<string, Figure[]>
}

const HEAD = `# Benchmark results

Written by \`npm run bench -- --write\`. Paints are multiples of those of a floor page, which is 10 KB of text
without script, visited in the same turns, over HTTP/1.1 · over HTTP/2. Bytes are those of a first visit
without interaction. Between three runs of one day on one rented machine, half of the largest paints differed by
at most .02, one by .1; half of the blocking times by at most 31 ms, one by 64; the shares of a bare Worker by
.05 to .09.`

/** The results as a page of Markdown, missed promises first. */
export function toMarkdown({ machine, pages, promises, parts }: Results): string {
  const figures = Object.values(parts).flat()
  const judged = [...promises, ...figures].filter((figure) => promiseOf(figure) !== '')
  const missed = Map.groupBy(
    judged.filter(isMissed),
    (figure) => `${figure.what}, promised ${promiseOf(figure)}`,
  )
  const misses = Array.from(missed, ([promise, all]) => {
    const each = all.map(({ where, value, unit }) =>
      where ? `${where} ${show({ value, unit: '' })}` : show({ value, unit }),
    )
    return `- ${promise}: ${each.join(', ')}.`
  })
  return [
    HEAD,
    machine,
    misses.length > 0 ? `**Missed:**\n\n${misses.join('\n')}` : '',
    judged.length > 0 && misses.length === 0 ? '**Missed:** nothing.' : '',
    pages.length > 0 ? pageTable(pages) : '',
    figures.length > 0 ? figureTable(figures) : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

function pageTable(rows: PageRow[]): string {
  const head =
    'Page|First paint|Largest paint|Blocking, ms|Shift|Scores|HTML|Fonts|Images|Script|All bytes'.split(
      '|',
    )
  return table(head, [
    ...rows.map(({ name, over, scores }) => {
      const both = (read: (medians: Medians) => number, unit = '') =>
        over.map((medians) => show({ value: read(medians), unit })).join(' · ')
      const bytes = over[1].bytes
      return [
        name,
        both(({ firstToFloor }) => firstToFloor),
        both(({ largestToFloor }) => largestToFloor),
        both(({ blocking }) => Math.round(blocking)),
        both(({ shift }) => shift),
        Object.values(scores).map(Math.round).join(' '),
        ...[bytes.Document, bytes.Font, bytes.Image, bytes.Script, bytes.all].map((value) =>
          show({ value, unit: '' }),
        ),
      ]
    }),
  ])
}

function figureTable(figures: Figure[]): string {
  const rows = figures.map((figure) => [figure.what, show(figure), promiseOf(figure)])
  return table(['Measured', 'Figure', 'Promised'], rows)
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
