import { type Figure, isMissed, promiseOf, show } from './figures.ts'
import type { PageRow } from './visits.ts'

const HEAD = `# Benchmark results

Written by \`npm run bench -- --write\`. Paints are multiples of those of a floor page, which is 10 KB of text
without script, visited in the same turns. Bytes are those of a first visit without interaction. Between three
runs of one day on one rented machine, half of the largest paints differed by at most .02, one by .1; half of
the blocking times by at most 31 ms, one by 64; the shares of a bare Worker by .05 to .09.`

const COLUMNS: [head: string, read: (row: PageRow) => string | number][] = [
  ['Page', ({ path }) => path],
  ['First paint', ({ firstToFloor }) => firstToFloor],
  ['Largest paint', ({ largestToFloor }) => largestToFloor],
  ['Blocking, ms', ({ blocking }) => Math.round(blocking)],
  ['Shift', ({ shift }) => shift],
  [
    'Scores',
    ({ performance, accessibility, bestPractices, seo }) =>
      [performance, accessibility, bestPractices, seo].map(Math.round).join(' '),
  ],
  ['HTML', ({ html }) => html],
  ['Fonts', ({ fonts }) => fonts],
  ['Images', ({ images }) => images],
  ['Script', ({ script }) => script],
  ['All bytes', ({ allBytes }) => allBytes],
]

/**
 * The results as a page of Markdown, missed promises first.
 * @param machine the machine and the software of the measurement
 * @param rows the floor page and the site's own
 */
export function toMarkdown(machine: string, rows: PageRow[], figures: Figure[]): string {
  const judged = [...promises(rows.slice(1)), ...figures].filter((each) => promiseOf(each) !== '')
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
    misses.length > 0 ? `**Missed:**\n\n${misses.join('\n')}` : '**Missed:** nothing.',
    rows.length > 0 ? pageTable(rows) : '',
    figures.length > 0 ? figureTable(figures) : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The promises about each page. */
function promises(rows: PageRow[]): Figure[] {
  return rows.flatMap(({ path: where, firstToFloor, largestToFloor, blocking, shift, script }) => {
    const floor = { unit: ' × the floor', most: 1.08 }
    return [
      { what: 'First paint', where, value: firstToFloor, ...floor },
      { what: 'Largest paint', where, value: largestToFloor, ...floor },
      { what: 'Blocking time', where, value: blocking, unit: ' ms', most: 50 },
      { what: 'Layout shift', where, value: shift, unit: '', most: 0.02 },
      { what: 'Script', where, value: script, unit: ' bytes', most: 0 },
    ]
  })
}

function pageTable(rows: PageRow[]): string {
  const toText = (value: string | number) =>
    typeof value === 'string' ? value : show({ value, unit: '' })
  return table(
    COLUMNS.map(([head]) => head),
    rows.map((row) => COLUMNS.map(([, read]) => toText(read(row)))),
  )
}

function figureTable(figures: Figure[]): string {
  const rows = figures.map((figure) => [figure.what, show(figure), promiseOf(figure)])
  return table(['Measured', 'Figure', 'Promised'], rows)
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
