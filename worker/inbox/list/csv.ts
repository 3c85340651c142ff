import { streamCsv } from '#worker/http/csv.ts'
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

/** Every enquiry of the filter as CSV, newest first, read by key and page by page. */
export function enquiriesAsCsv(db: D1Database, filter: ContactFilter): ReadableStream<Uint8Array> {
  return streamCsv(COLUMNS, pages(db, filter))
}

async function* pages(db: D1Database, filter: ContactFilter): AsyncGenerator<string[][]> {
  let before: number | undefined
  do {
    const page = await listContacts(db, { ...filter, before, limit: PAGE_ROWS })
    yield page.contacts.map(toCells)
    before = page.next ?? undefined
  } while (before !== undefined)
}

function toCells(contact: OperatorContact): string[] {
  return COLUMNS.map((column) => {
    const value = contact[column]
    return typeof value === 'string' ? value : value.join(' ')
  })
}
