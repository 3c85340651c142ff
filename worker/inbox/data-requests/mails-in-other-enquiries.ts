import type { Actor } from '#worker/db/audit.ts'
import {
  type Entry,
  IS_UNCHANGED,
  threadSearchUpdate,
  updateFromThread,
  versionUpdate,
} from '#worker/enquiry/update-thread.ts'
import { replyNotYetSentCondition } from '#worker/outbox/store.ts'
import type { ReceivedMail } from '#worker/replies/received-mail.ts'
import type { Recipients } from '#worker/replies/recipients.ts'

/** A mail from an address, or to it, in the enquiry of another one: a colleague in Cc, for example. */
type OtherMail = Partial<ReceivedMail> & {
  reference: string
  at: string
  text: string
  sent?: Recipients
}

/** The condition, in SQL, that an event is a mail from an address, or to it, or its correction. */
const isTheirs = (email: string) => `(
  event.mail IS NOT NULL AND event.actor = ${email} COLLATE NOCASE
  OR event.action = 'email' AND event.text = ${email} COLLATE NOCASE
  OR EXISTS (SELECT 1 FROM json_tree(event.sent) WHERE atom = ${email} COLLATE NOCASE)
  OR EXISTS (SELECT 1 FROM json_each(event.mail, '$.cc') WHERE value = ${email} COLLATE NOCASE))`

/** The enquiries of others with the address ?1. */
const OTHERS_SQL = `enquiry_term CROSS JOIN enquiry ON enquiry.seq = enquiry_seq
  WHERE term = 'mailto:' || lower(?1) AND enquiry.email <> ?1`
const THEIR_MAILS_SQL = `FROM (SELECT enquiry.id, reference FROM ${OTHERS_SQL}) AS other
  CROSS JOIN event ON event.enquiry_id = other.id AND ${isTheirs('?1')}`

/** The mails from and to an address in the enquiries of others, oldest first. */
export async function findOtherMails(db: D1Database, email: string): Promise<OtherMail[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, event.at, event.text, json_patch(ifnull(json_remove(mail, '$.key'), '{}'),
         json_object('sent', json(json_remove(sent, '$.strangers')))) AS mail
       ${THEIR_MAILS_SQL} ORDER BY event.seq`,
    )
    .bind(email)
    .all<Pick<OtherMail, 'reference' | 'at' | 'text'> & { mail: string }>()
  return results.map(({ mail, ...about }) => ({ ...about, ...JSON.parse(mail) }))
}

/** How many there are, up to `limit`. */
export async function countOtherMails(db: D1Database, email: string, limit: number) {
  const sql = `SELECT count(*) AS count FROM (SELECT 1 ${THEIR_MAILS_SQL} LIMIT ?2)`
  return (await db.prepare(sql).bind(email, limit).first<number>('count')) ?? 0
}

/**
 * Erases the words, the address and the attachments' names of the mails from an address, also from the search, and the
 * address of those to it: that a mail came or left remains. A reply that has not left stays as it is. Resolves to their
 * number. Each enquiry has its event and its audit entry; when storage fails, a second call continues.
 */
export async function eraseOtherMails(
  db: D1Database,
  { email, actor }: { email: string; actor: Actor },
): Promise<number> {
  const { results } = await db
    .prepare(`SELECT enquiry.id FROM ${OTHERS_SQL}`)
    .bind(email)
    .all<{ id: string }>()
  const has = `event.enquiry_id = ?1 AND ${isTheirs('?3')}`
  const theirs = `${has} AND NOT EXISTS (SELECT 1 FROM outbox WHERE event_seq = event.seq AND ${replyNotYetSentCondition()})`
  const without = (column: 'sent' | 'mail', list: string) =>
    `json((SELECT json_group_array(value) FROM json_each(${column}, '$.${list}') WHERE value <> ?3 COLLATE NOCASE))`
  let erased = 0
  for (const { id } of results) {
    const done = await updateFromThread<{ count?: number }>(db, { id }, (thread) => {
      const by = [new Date().toISOString(), actor.name, Number(actor.verified)]
      const prepare = (sql: string, ...values: unknown[]) =>
        db.prepare(`${sql} AND ${IS_UNCHANGED}`).bind(id, thread.version, email, ...values)
      const isNotTheirs = (each: string) => each.toLowerCase() !== email.toLowerCase()
      const isOthers = ({ action, actor }: Entry) => action !== 'received' || isNotTheirs(actor)
      return [
        prepare(
          `INSERT INTO audit (at, actor, verified, action, enquiry_ids, count)
           SELECT ?4, ?5, ?6, 'erase-mails', json_array(?1), found FROM (
             SELECT count(*) AS found FROM event WHERE ${theirs})
           WHERE found > 0`,
          ...by,
        ),
        prepare(`SELECT count(*) AS count FROM event WHERE ${theirs}`),
        // The new version stops a colleague's change in flight, which would write the words again.
        prepare(
          `INSERT INTO event (enquiry_id, at, actor, verified, action)
           SELECT ?1, ?4, ?5, ?6, 'erase-mails' WHERE EXISTS (SELECT 1 FROM event WHERE ${theirs})`,
          ...by,
        ),
        threadSearchUpdate(
          db,
          thread,
          thread.entries
            .filter(isOthers)
            .map(({ cc, ...entry }) => ({ ...entry, cc: cc?.filter(isNotTheirs) ?? null })),
        ),
        prepare(
          `UPDATE event SET sent = json_set(sent, '$.to', ${without('sent', 'to')}, '$.cc', ${without('sent', 'cc')})
           WHERE sent IS NOT NULL AND ${theirs}`,
        ),
        prepare(
          `UPDATE event SET mail = json_set(mail, '$.cc', ${without('mail', 'cc')})
           WHERE event.actor <> ?3 COLLATE NOCASE AND mail ->> 'cc' IS NOT NULL AND ${theirs}`,
        ),
        prepare(
          `UPDATE event SET actor = '', text = '',
             mail = json_set(json_remove(mail, '$.cc', '$.quoted', '$.subject', '$.attachments', '$.dmarc', '$.operator'), '$.from', '')
           WHERE mail IS NOT NULL AND event.actor = ?3 COLLATE NOCASE AND ${theirs}`,
        ),
        prepare(`UPDATE event SET text = '' WHERE action = 'email' AND ${theirs}`),
        prepare(
          `DELETE FROM enquiry_term WHERE term = 'mailto:' || lower(?3)
             AND enquiry_seq = (SELECT seq FROM enquiry WHERE id = ?1)
             AND NOT EXISTS (SELECT 1 FROM event WHERE ${has})`,
        ),
        versionUpdate(db, id),
      ]
    })
    erased += done?.[1]?.results[0]?.count ?? 0
  }
  return erased
}
