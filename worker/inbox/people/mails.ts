import {
  AS_READ,
  changeThread,
  type Entry,
  raiseVersion,
  writeThread,
} from '#worker/contact/thread.ts'
import type { Actor } from '#worker/db/audit.ts'
import type { ReceivedMail } from '#worker/replies/received-mail.ts'

/** A mail of an address in the enquiry of another one: a colleague answered, for example. */
export type OtherMail = ReceivedMail & { reference: string; at: string; note: string }

const THEIRS = `FROM event CROSS JOIN contact ON contact.id = event.contact_id
  WHERE event.mail IS NOT NULL AND event.actor = ?1 COLLATE NOCASE AND contact.email <> ?1`

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
 * remains. Resolves to their number. Each enquiry has its event and its audit entry; when storage fails, a second call
 * continues.
 */
export async function eraseMails(
  db: D1Database,
  { email, actor }: { email: string; actor: Actor },
): Promise<number> {
  const { results } = await db
    .prepare(`SELECT DISTINCT event.contact_id AS id ${THEIRS}`)
    .bind(email)
    .all<{ id: string }>()
  let erased = 0
  for (const { id } of results) {
    let count = 0
    await changeThread(db, { id }, (thread) => {
      const isTheirs = (each: Entry) =>
        each.action === 'received' && each.actor.toLowerCase() === email.toLowerCase()
      const theirs = thread.entries.filter(isTheirs).map(({ seq }) => seq)
      count = theirs.length
      if (count === 0) return []
      const by = [new Date().toISOString(), actor.name, Number(actor.verified)]
      const prepare = (sql: string, ...values: unknown[]) =>
        db.prepare(`${sql} ${AS_READ}`).bind(id, thread.version, ...values)
      return [
        writeThread(
          db,
          thread,
          thread.entries.filter((each) => !isTheirs(each)),
        ),
        prepare(
          `UPDATE event SET actor = '', note = '',
             mail = json_set(json_remove(mail, '$.quoted', '$.attachments', '$.dmarc'), '$.from', '')
           WHERE seq IN (SELECT value FROM json_each(?3)) AND`,
          JSON.stringify(theirs),
        ),
        prepare(
          `INSERT INTO audit (at, actor, verified, action, contact_ids, count)
           SELECT ?3, ?4, ?5, 'erase-mails', json_array(?1), ?6 WHERE`,
          ...[...by, count],
        ),
        // The new version stops a colleague's change in flight, which would write the words again.
        prepare(
          `INSERT INTO event (contact_id, at, actor, verified, action)
           SELECT ?1, ?3, ?4, ?5, 'erase-mails' WHERE`,
          ...by,
        ),
        raiseVersion(db, id),
      ]
    })
    erased += count
  }
  return erased
}
