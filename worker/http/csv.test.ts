import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streamCsv } from './csv.ts'

const COLUMNS = ['first', 'second', 'third']
/** Past what does not show and past quotes, which a program that reads with another separator drops. */
const FORMULA = /^["\s\p{C}\p{M}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u

async function fileOf(rows: string[][]): Promise<string> {
  async function* pages() {
    yield rows
  }
  return new Response(streamCsv(COLUMNS, pages())).text()
}

/**
 * The cells as a spreadsheet splits them. With `;` or a tab, no quote holds anything together: after the
 * first cell of a line, quotes stand in the middle of a cell, and no program can make more cells of it.
 */
const readBy = (delimiter: string, text: string): string[] =>
  parse(text, {
    delimiter,
    quote: delimiter === ',' && '"',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    bom: true,
  }).flat()

/** The way back of worker/README.md. */
const unguard = (cell: string) => cell.replace(/(^|[;\t\r\n])'/g, '$1')
const readBack = (text: string): string[][] =>
  parse(text, { bom: true, from: 2, cast: unguard, record_delimiter: '\r\n' })

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
]

test.each(nasty)('no cell runs, whatever separates them, and all come back: %j', async (cell) => {
  const rows = [
    ['id-1', cell, cell],
    [cell, 'x', cell],
  ]
  const text = await fileOf(rows)

  for (const delimiter of [',', ';', '\t']) {
    expect(readBy(delimiter, text).filter((each) => FORMULA.test(each))).toEqual([])
  }
  expect(readBack(text)).toEqual(rows)
})

test('no cell of any text runs, whatever separates them, and all come back', async () => {
  const signs = [...'=+-@＝−\'",;|a1 \t\r\n\u200b\ufeff\u0301', '\r\n', '""', ';"', '\n"']
  const cell = fc.array(fc.constantFrom(...signs), { maxLength: 8 }).map((each) => each.join(''))
  const row = fc.tuple(cell, cell, cell)

  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 3 }), async (rows) => {
      const text = await fileOf(rows)

      for (const delimiter of [',', ';', '\t']) {
        expect(readBy(delimiter, text).filter((each) => FORMULA.test(each))).toEqual([])
      }
      expect(readBack(text)).toEqual(rows)
    }),
    { numRuns: 500 },
  )
})
