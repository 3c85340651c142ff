import { CONTACT_COLUMNS, type ContactRow, toContactRecord } from '#worker/contact/record.ts'
import { SEARCH_MAX_LENGTH, searchText, shortSearchText } from '#worker/contact/search-text.ts'
import type { ContactStatus } from '#worker/contact/status.ts'
import type { FormField } from '#worker/shared/contact-form.ts'

/** D1 allows 2 MB in one value: this many of the longest search texts. */
const ROWS_A_STATEMENT = 30

const FLAGGED: readonly ContactStatus[] = ['held', 'spam']

/**
 * The statements that complete the search text of enquiries that arrived beyond the daily number
 * (contact/overflow.ts), where a move releases them; none for all other moves. Notes stay in the text.
 */
export async function searchCompletions(
  db: D1Database,
  moves: { id: string; to?: ContactStatus | undefined }[],
  form: readonly FormField[],
): Promise<D1PreparedStatement[]> {
  const released = moves.flatMap(({ id, to }) => (to && !FLAGGED.includes(to) ? id : []))
  if (released.length === 0) return []
  const { results } = await db
    .prepare(
      `SELECT ${CONTACT_COLUMNS}, search
       FROM contact
       WHERE id IN (SELECT value FROM json_each(?1))
         AND EXISTS (SELECT 1 FROM json_each(reasons) WHERE value = 'overflow')`,
    )
    .bind(JSON.stringify(released))
    .all<ContactRow & { search: string }>()

  const missing = results.map(({ search, ...row }) => {
    const contact = toContactRecord(row)
    const [short, full] = [shortSearchText(contact), searchText(contact, form)]
    return { id: row.id, text: search.includes(short) ? full.slice(short.length) : `\n${full}` }
  })
  const statements: D1PreparedStatement[] = []
  while (missing.length > 0) {
    const rows = missing.splice(0, ROWS_A_STATEMENT)
    statements.push(
      db
        .prepare(
          `UPDATE contact SET search = substr(search || (added.value ->> 'text'), 1, ?2)
           FROM json_each(?1) AS added
           WHERE contact.id = added.value ->> 'id' AND instr(search, added.value ->> 'text') = 0`,
        )
        .bind(JSON.stringify(rows), SEARCH_MAX_LENGTH),
    )
  }
  return statements
}
