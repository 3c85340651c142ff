import { type Figure, type Findings, isMissed, promiseOf, show } from './figures.ts'
import type { Medians, PageRow } from './visits.ts'

export interface Results {
  /** Where and with what it was measured. */
  machine: string
  pages: PageRow[]
  /** What is promised of the pages. */
  promises: Figure[]
  parts: Record<string, Findings>
}

const START = '<!-- npm run bench: from here -->'
const END = '<!-- to here -->'

/** The results as Markdown, what misses its promise first. */
export function toMarkdown({ machine, pages, promises, parts }: Results): string {
  const findings = Object.values(parts)
  const figures = findings.flatMap((part) => part.figures)
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
    machine,
    misses.length > 0 ? `**Missed:**\n\n${misses.join('\n')}` : '',
    judged.length > 0 && misses.length === 0 ? '**Missed:** nothing.' : '',
    pages.length > 0 ? pageTable(pages) : '',
    figures.length > 0 ? figureTable(figures) : '',
    ...findings.flatMap(({ notes }) => notes),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/**
 * A text with the Markdown in the place of what stood between its two markers.
 * @throws {Error} when a marker is missing
 */
export function replaceReport(text: string, markdown: string): string {
  const [from, to] = [text.indexOf(START), text.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`The lines "${START}" and "${END}" are missing.`)
  return `${text.slice(0, from + START.length)}\n\n${markdown}\n\n${text.slice(to)}`
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
