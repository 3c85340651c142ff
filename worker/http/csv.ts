import { stringify } from 'csv-stringify/sync'
import type { Context } from 'hono'
import { requireSameOrigin } from './same-origin.ts'

/** Excel needs it at the start of a file to read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

type File = {
  name: string
  csv: ReadableStream<Uint8Array>
  /** Records the export in the audit; not for HEAD, which sends no file. */
  record: () => Promise<unknown>
}

/**
 * Responds with a file of this name and today's date: CSV (RFC 4180) in UTF-8 with a byte order mark, every cell quoted
 * and guarded. Rows are read only as fast as the receiver takes them; an error aborts the response, so a file that
 * ends normally is complete. Throws a 403 for a request from another website, and an error of `record`, before the
 * first byte.
 */
export async function respondCsv(c: Context, { name, csv, record }: File): Promise<Response> {
  requireSameOrigin(c)
  if (c.req.method !== 'HEAD') await record()
  const today = new Date().toISOString().slice(0, 10)
  return c.body(csv, 200, {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${name}-${today}.csv"`,
  })
}

/** The file that `respondCsv` sends: the names of its columns, then its rows, page by page. */
export function streamCsv(
  columns: readonly string[],
  pages: AsyncGenerator<string[][]>,
): ReadableStream<Uint8Array> {
  return streamText(csvText(columns, pages))
}

/**
 * The pieces of text as UTF-8, each generated only when the receiver has room for it. An error of the
 * generator aborts the stream; a receiver that disconnects ends the generator.
 */
export function streamText(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

async function* csvText(columns: readonly string[], pages: AsyncGenerator<string[][]>) {
  const toLines = (rows: string[][]) =>
    stringify(rows, { quoted: true, record_delimiter: 'windows' })
  yield BYTE_ORDER_MARK + toLines([[...columns]])
  for await (const rows of pages) yield toLines(rows.map((cells) => cells.map(escapeFormula)))
}

// Spreadsheets find a formula after invisible characters: white space, control and format characters
// such as a byte order mark, combining marks. East Asian keyboards produce the wide signs. A spreadsheet
// that expects another separator begins a cell after each `;`, tab and line break, and drops a quote
// there.
const EXECUTABLE =
  /^(?=[\t\r])|(?<![^;\t\r\n])(?='|[["\s\p{C}\p{M}\p{Z}]--[\t\r\n]]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gv

/**
 * The cell with a `'` wherever a spreadsheet might begin a cell and read a formula: at its start, and after each `;`,
 * tab and line break; a `'` there, and a tab or carriage return at the start, gets another one. Removing one `'` from
 * each of these places restores the original. It takes time in proportion to the length.
 */
export function escapeFormula(cell: string): string {
  return cell.replace(EXECUTABLE, "'")
}
