import { stringify } from 'csv-stringify/sync'
import type { Context } from 'hono'
import { refuseForeign } from './same-origin.ts'
import { streamText } from './text-stream.ts'

/** What stands between the cells of a file, by its name. */
export const separators = { comma: ',', semicolon: ';', tab: '\t' } as const

export type Separator = keyof typeof separators

/** What Excel needs at the start of a file to read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

type File = {
  name: string
  csv: ReadableStream<Uint8Array>
  /** Notes in the audit that the file is handed out. */
  record?: () => Promise<unknown>
}

/**
 * Answers with a file of this name and today's date: CSV (RFC 4180 but for its separator) in UTF-8 with a byte order mark,
 * every cell quoted and guarded, lines ended by CR LF. Pages of rows are read as fast as the receiver
 * takes them and no faster; what they throw breaks the file off: one that ends well is complete. Another
 * website gets a 403; what `record` throws is thrown before the first byte leaves.
 */
export async function answerCsv(c: Context, { name, csv, record }: File): Promise<Response> {
  refuseForeign(c)
  await record?.()
  const today = new Date().toISOString().slice(0, 10)
  return c.body(csv, 200, {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${name}-${today}.csv"`,
  })
}

/**
 * The file that `answerCsv` sends: the names of its columns, then its rows, page by page. A separator
 * other than the comma is for a spreadsheet that expects it.
 */
export function streamCsv(
  columns: readonly string[],
  pages: AsyncGenerator<string[][]>,
  separator: Separator = 'comma',
): ReadableStream<Uint8Array> {
  return streamText(csvText(columns, pages, separator))
}

async function* csvText(
  columns: readonly string[],
  pages: AsyncGenerator<string[][]>,
  separator: Separator,
) {
  const toLines = (rows: readonly (readonly string[])[]) =>
    stringify(
      rows.map((row) => [...row]),
      {
        delimiter: separators[separator],
        quoted: true,
        record_delimiter: 'windows',
      },
    )
  yield BYTE_ORDER_MARK + toLines([columns])
  for await (const rows of pages) {
    yield toLines(rows.map((cells) => cells.map((cell) => guard(cell, separator))))
  }
}

// Spreadsheets look for a formula past whatever does not show: white space, control and format
// characters such as a byte order mark, combining marks. East Asian input makes the wide signs. One that
// expects another separator begins a cell after each `;`, tab and line break, and drops a quote there;
// after a comma, too, where none separates the cells.
const EXECUTABLE =
  /^(?=[\t\r])|(?<![^;\t\r\n])(?='|[["\s\p{C}\p{M}\p{Z}]--[\t\r\n]]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gv
const EXECUTABLE_AFTER_COMMA =
  /^(?=[\t\r])|(?<![^,;\t\r\n])(?='|[["\s\p{C}\p{M}\p{Z}]--[\t\r\n]]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gv

/**
 * The cell with a `'` wherever a spreadsheet might begin a cell and take it for a formula: at its start,
 * and after each `;`, tab and line break; after each comma, too, in a file that commas do not separate.
 * So does each that begins with a `'` there, or, at the start of the cell, with a tab or carriage return.
 * Whoever drops one `'` from each of these places has what was sent. It takes time in proportion to the
 * length.
 */
export function guard(cell: string, separator: Separator = 'comma'): string {
  return cell.replace(separator === 'comma' ? EXECUTABLE : EXECUTABLE_AFTER_COMMA, "'")
}
