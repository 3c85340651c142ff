import type { ContactStatus } from '#worker/contact/status.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { findContacts, type OperatorContact } from '../page/enquiry.ts'
import { type By, moveContacts } from './store.ts'

/** One of several enquiries that were moved together, and its current status. */
export type Moved = {
  id: string
  reference: string
  from: ContactStatus
  to: ContactStatus
  fromOwner: string
  toOwner: string
  status: ContactStatus
  owner: string
  version: number
}

/** The change just made: a move, its undo (each by its audit entry), or one that cannot be undone. */
export type Change =
  | { kind: 'moved'; number: string; moved: Moved[] }
  /** `stayed`: the enquiries that somebody has moved again since. */
  | { kind: 'restored'; count: number; stayed: OperatorContact[] }
  | { kind: 'deleted'; count: number }
  | { kind: 'resent'; count: number }

/**
 * The change that the parameter `changed` of the list names: `7` a move, `restored-7` its undo, `deleted-3`
 * and similar values the others. Any other value gives a move of no enquiries. Throws a 503 when storage
 * fails.
 */
export async function findChange(db: D1Database, changed: string): Promise<Change> {
  const [, kind, number = ''] = /^(deleted|restored|resent)-(\d{1,9})$/.exec(changed) ?? []
  if (kind === 'restored') {
    const moved = await findMoved(db, number)
    const stayed = moved.filter(({ status, owner, from, fromOwner }) => {
      return status !== from || owner !== fromOwner
    })
    const ids = stayed.map(({ id }) => id)
    const count = moved.length - stayed.length
    return { kind, count, stayed: await findContacts(db, ids) }
  }
  if (kind === 'deleted' || kind === 'resent') return { kind, count: Number(number) }
  return { kind: 'moved', number: changed, moved: await findMoved(db, changed) }
}

/** Undoes a move of all enquiries that have not moved since. Throws a 503, and moves none, when storage fails. */
export async function undo(db: D1Database, number: string, by: By): Promise<void> {
  const moved = await findMoved(db, number)
  const moves = moved
    .filter(({ status, to, owner, toOwner }) => status === to && owner === toOwner)
    .map(({ id, version, from, fromOwner }) => ({ id, version, to: from, owner: fromOwner }))
  await moveContacts(db, moves, by)
}

function findMoved(db: D1Database, number: string): Promise<Moved[]> {
  return orUnavailable(async () => {
    const { results } = await db
      .prepare(
        `SELECT contact.id, reference, status, owner, version,
           event.from_status AS "from", event.to_status AS "to",
           ifnull(from_owner, '') AS fromOwner, ifnull(to_owner, owner) AS toOwner
         FROM audit
         CROSS JOIN json_each(contact_ids)
         CROSS JOIN event ON event.contact_id = json_each.value AND event.at = audit.at
         CROSS JOIN contact ON contact.id = event.contact_id
         WHERE audit.seq = ?1 AND event.action IN ('status', 'owner')`,
      )
      .bind(number)
      .all<Moved>()
    return results
  })
}
