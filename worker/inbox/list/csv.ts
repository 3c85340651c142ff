import { stringify } from 'csv-stringify/sync'
import { streamText } from '#worker/http/text-stream.ts'
import type { OperatorContact } from '../enquiry/store.ts'
import { type ContactFilter, listContacts } from './store.ts'

const COLUMNS = [
  'id',
  'reference',
  'status',
  'createdAt',
  'statusAt',
  'name',
  'email',
  'serviceInterest',
  'message',
  'note',
  'reasons',
] as const satisfies (keyof OperatorContact)[]

/** A page of the longest messages takes 12 MB; a Worker has 128 MB. */
const PAGE_ROWS = 200

/** What Excel needs at the start of a file to read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Every enquiry of the filter, newest first, as CSV (RFC 4180) in UTF-8 with a byte order mark: a
 * line of column names, every cell quoted and guarded, lines ended by CR LF. It is read by key, page
 * by page, as fast as the receiver takes it and no faster. It breaks off with an error when storage
 * fails: a file that ends well is complete.
 */
export function streamCsv(db: D1Database, filter: ContactFilter): ReadableStream<Uint8Array> {
  return streamText(csvPages(db, filter))
}

async function* csvPages(db: D1Database, filter: ContactFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toLines([COLUMNS])
  let before: number | undefined
  do {
    const page = await listContacts(db, { ...filter, before, limit: PAGE_ROWS })
    yield toLines(page.contacts.map(toCells))
    before = page.next ?? undefined
  } while (before !== undefined)
}

function toCells(contact: OperatorContact): string[] {
  return COLUMNS.map((column) => {
    const value = contact[column]
    return guard(typeof value === 'string' ? value : value.join(' '))
  })
}

function toLines(rows: readonly (readonly string[])[]): string {
  return stringify(rows as string[][], { quoted: true, record_delimiter: 'windows' })
}

// Spreadsheets look for a formula past whatever does not show: white space, control and format
// characters such as a byte order mark, combining marks. East Asian input makes the wide signs.
const EXECUTABLE = /^(?:['\t\r]|[\s\p{C}\p{M}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u

/**
 * The cell, after one `'` when a spreadsheet might take it for a formula, or when it begins with a
 * `'` itself. So whoever drops one `'` from the start of every cell has what was sent.
 */
export function guard(cell: string): string {
  return EXECUTABLE.test(cell) ? `'${cell}` : cell
}
