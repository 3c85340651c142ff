import type { ContactStatus } from '#worker/contact/status.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { type Move, moveContacts } from './store.ts'

/** One of the enquiries that were moved together, and where it stands since. */
type Moved = {
  id: string
  reference: string
  from: ContactStatus
  to: ContactStatus
  status: ContactStatus
}

type Counted = 'deleted' | 'restored' | 'resent'

/** What was just done: a move by the number of its audit entry, or something that has no way back. */
export type Change =
  | { what: 'moved'; number: string; moved: Moved[] }
  | { what: Counted; count: number }

/**
 * What the parameter `changed` of the list names: `7` a move, `deleted-3` and its like the rest.
 * Throws a 503 when storage fails.
 */
export async function findChange(db: D1Database, changed: string): Promise<Change> {
  const [, what, count] = /^(deleted|restored|resent)-(\d{1,9})$/.exec(changed) ?? []
  if (what) return { what: what as Counted, count: Number(count) }
  return { what: 'moved', number: changed, moved: await findMoved(db, changed) }
}

/** Moves back what is still where a move took it. Resolves to how many; throws a 503 as it does. */
export async function undo(
  db: D1Database,
  number: string,
  move: Omit<Move, 'status'>,
): Promise<number> {
  const moved = (await findMoved(db, number)).filter(({ status, to }) => status === to)
  const idsOf = Map.groupBy(moved, ({ from }) => from)
  let count = 0
  for (const [status, origin] of idsOf) {
    const ids = origin.map(({ id }) => id)
    count += (await moveContacts(db, ids, { ...move, status })).ids.length
  }
  return count
}

function findMoved(db: D1Database, number: string): Promise<Moved[]> {
  return orUnavailable(async () => {
    const { results } = await db
      .prepare(
        `SELECT contact.id, reference, status, from_status AS "from", to_status AS "to"
         FROM audit
         CROSS JOIN json_each(contact_ids)
         CROSS JOIN event ON event.contact_id = json_each.value AND event.at = audit.at
         CROSS JOIN contact ON contact.id = event.contact_id
         WHERE audit.seq = ?1 AND event.action = 'status'`,
      )
      .bind(number)
      .all<Moved>()
    return results
  })
}
