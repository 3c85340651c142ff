import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormula, streamCsv } from './csv.ts'

const COLUMNS = ['first', 'second', 'third']
/** A formula after invisible characters and quotes; a program with another separator drops the quotes. */
const FORMULA = /^["\s\p{C}\p{M}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u

async function fileOf(rows: string[][]): Promise<string> {
  async function* pages() {
    yield rows
  }
  return new Response(streamCsv(COLUMNS, pages())).text()
}

/**
 * The cells as a spreadsheet splits them. With a separator other than the comma, quotes do not protect
 * cells: after the first cell of a line they are in the middle of a cell, and no program can split a line
 * into more cells.
 */
const readBy = (delimiter: string, text: string): string[] =>
  parse(text, {
    delimiter,
    quote: delimiter === ',' && '"',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    bom: true,
  }).flat()

/** Removes the escape as in .github/operations/inbox.md. */
const unguard = (cell: string) => cell.replace(/(^|[;\t\r\n])'/g, '$1')
const readBack = (text: string): string[][] =>
  parse(text, { bom: true, from: 2, cast: unguard, record_delimiter: '\r\n' })

/** Reads a file with each separator, and as it was meant. */
async function check(rows: string[][]) {
  const text = await fileOf(rows)
  for (const delimiter of [',', ';', '\t']) {
    const cells = readBy(delimiter, text)
    expect(
      cells.filter((each) => FORMULA.test(each)),
      delimiter,
    ).toEqual([])
  }
  expect(readBack(text)).toEqual(rows)
}

const nasty = [
  "hello\n=cmd|' /C calc'!A0;bye",
  'a;=1+1',
  'a;"=1+1"',
  'a;""=1+1',
  'a; \u200b"\u202e+1',
  'a\t-1',
  'a\r\n@SUM(A1)',
  'a\r＝1',
  "a;'=1+1",
  "a\n''",
  '";=1+1;"',
  '"\n=1+1',
  ',"\n=1+1',
  'a,=1+1',
  'a, "=1+1"',
  "a,'=1+1",
  'a,',
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '\r1', ' =1+1', '"=1+1"', "'tis"],
  ...['\u00a0=1+1', '\u3000=1+1', '\ufeff=1+1', '\u202e=1+1', '\u0000=1+1', '\u0301=1+1'],
  ...[' \u0085\u2028=1+1', '＋1', '－1', '﹦1+1', '−1'],
]

test.each(['', 'a=b', 'Ada', '1-2', '"', 'a,b;c', 'a;b=c', 'a\nb', " '=1+1", '界 👋'])(
  'keeps %j',
  (cell) => {
    expect(escapeFormula(cell)).toBe(cell)
  },
)

test('no text is a formula with any separator, and all are parsed back', async () => {
  const signs = [...'=+-@＝−\'",;|a1 \t\r\n\u200b\ufeff\u0301', '\r\n', '""', ';"', '\n"', ',"']
  const cell = fc.array(fc.constantFrom(...signs), { maxLength: 8 }).map((each) => each.join(''))
  const row = fc.tuple(cell, cell, cell)

  await fc.assert(fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 3 }), check), {
    numRuns: 150,
    examples: nasty.map((each) => [
      [
        ['id-1', each, each],
        [each, 'x', each],
      ],
    ]),
  })
})
