import { stringify } from 'csv-stringify/sync'
import type { Context } from 'hono'
import { refuseForeign } from './foreign-request.ts'
import { streamText } from './text-stream.ts'

/** What Excel needs at the start of a file to read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

type File = {
  name: string
  csv: ReadableStream<Uint8Array>
  /** Notes in the audit that the file is handed out. */
  record?: () => Promise<unknown>
}

/**
 * Answers with a file of this name and today's date: CSV (RFC 4180) in UTF-8 with a byte order mark,
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

/** The file that `answerCsv` sends: the names of its columns, then its rows, page by page. */
export function streamCsv(
  columns: readonly string[],
  pages: AsyncGenerator<string[][]>,
): ReadableStream<Uint8Array> {
  return streamText(csvText(columns, pages))
}

async function* csvText(columns: readonly string[], pages: AsyncGenerator<string[][]>) {
  yield BYTE_ORDER_MARK + toLines([[...columns]])
  for await (const rows of pages) yield toLines(rows.map((cells) => cells.map(guard)))
}

function toLines(rows: string[][]): string {
  return stringify(rows, { quoted: true, record_delimiter: 'windows' })
}

// Spreadsheets look for a formula past whatever does not show: white space, control and format
// characters such as a byte order mark, combining marks. East Asian input makes the wide signs. One that
// expects another separator begins a cell after each `;`, tab and line break, and drops a quote there.
const EXECUTABLE =
  /^(?=[\t\r])|(?<![^;\t\r\n])(?='|[["\s\p{C}\p{M}\p{Z}]--[\t\r\n]]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gv

/**
 * The cell with a `'` wherever a spreadsheet might begin a cell and take it for a formula: at its start,
 * and after each `;`, tab and line break. So does each that begins with a `'` there, or, at the start of
 * the cell, with a tab or carriage return. Whoever drops one `'` from each of these places has what was
 * sent. It takes time in proportion to the length.
 */
export function guard(cell: string): string {
  return cell.replace(EXECUTABLE, "'")
}
