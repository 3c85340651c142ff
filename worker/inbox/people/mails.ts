import { keptOf, replaceSearched } from '#worker/contact/change-search.ts'
import { SEARCH_MAX_LENGTH, searchableText } from '#worker/contact/search-text.ts'
import { type Actor, auditInsert } from '#worker/db/audit.ts'
import type { ReceivedMail } from '#worker/replies/received-mail.ts'

/** A mail of an address in the enquiry of another one: a colleague answered, for example. */
export type OtherMail = ReceivedMail & { reference: string; at: string; note: string }

const THEIRS = `FROM event CROSS JOIN contact ON contact.id = event.contact_id
  WHERE event.mail IS NOT NULL AND event.actor = ?1 COLLATE NOCASE AND contact.email <> ?1`

/** The statements of a batch stay far below D1's limits. */
const BATCH = 40

/** The mails of an address in the enquiries of others, oldest first. */
export async function findMails(db: D1Database, email: string): Promise<OtherMail[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, event.at, event.note, json_remove(mail, '$.key') AS mail ${THEIRS}
       ORDER BY event.seq`,
    )
    .bind(email)
    .all<Pick<OtherMail, 'reference' | 'at' | 'note'> & { mail: string }>()
  return results.map(({ mail, ...about }) => ({ ...about, ...JSON.parse(mail) }))
}

/**
 * Erases the words, the address and the attachments' names of these mails, also from the search; that a mail came
 * remains. Resolves to their number. Each batch has its audit entry; when storage fails, a second call continues.
 */
export async function eraseMails(
  db: D1Database,
  { email, actor }: { email: string; actor: Actor },
): Promise<number> {
  const { results } = await db
    .prepare(
      `SELECT event.seq, event.contact_id AS contactId, event.note, search ${THEIRS}
       ORDER BY event.seq LIMIT ${BATCH}`,
    )
    .bind(email)
    .all<{ seq: number; contactId: string; note: string; search: string }>()
  if (results.length === 0) return 0
  const contactIds = [...new Set(results.map(({ contactId }) => contactId))]
  await db.batch([
    ...results.map(({ contactId, note, search }) =>
      db
        .prepare(`UPDATE contact SET search = ${replaceSearched('?2', "''", '?3')} WHERE id = ?1`)
        .bind(contactId, keptOf(searchableText(note), search), SEARCH_MAX_LENGTH),
    ),
    db
      .prepare(
        `UPDATE event SET actor = '', note = '',
           mail = json_set(json_remove(mail, '$.quoted', '$.attachments', '$.dmarc'), '$.from', '')
         WHERE seq IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(results.map(({ seq }) => seq))),
    auditInsert(db, { actor, action: 'erase-mails', contactIds, count: results.length }),
  ])
  return results.length + (await eraseMails(db, { email, actor }))
}
