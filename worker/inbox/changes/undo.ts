import type { Actor } from '#worker/db/audit.ts'
import type { EnquiryStatus } from '#worker/enquiry/status.ts'
import { ApiError } from '#worker/http/errors.ts'
import { MINUTE_MS, timestampBefore } from '#worker/time.ts'
import { findEnquiries } from '../enquiry/store.ts'
import type { Seen } from './confirmation-page.tsx'
import { createUndoMove } from './status-and-owner-moves.ts'
import { type ChangeContext, moveEnquiries } from './store.ts'

/** One of several enquiries that were moved together. */
export type Moved = {
  id: string
  reference: string
  name: string
  actor: string
  from: EnquiryStatus
  to: EnquiryStatus
  fromOwner: string
  toOwner: string
  fromDue: string | null
  toDue: string | null
  /** Its current version, and the one that the move made. */
  version: number
  movedVersion: number
}

/** A change of the operator from the last minutes. */
export type Change =
  | { kind: 'moved'; number: number; moved: Moved[] }
  | { kind: Reported; count: number }
  | { kind: 'nothing' }

/** The actions, besides moves, whose pages report their number. */
const reported = ['undo', 'delete', 'delete-note'] as const
type Reported = (typeof reported)[number]

/** In place of the number of a change, where there was nothing to change. */
export const NO_CHANGE = 0

/** How long a notice can be shown: a page that is opened again later shows none. */
const SHOWN_MS = 10 * MINUTE_MS

/** Whether a change at this moment (ISO 8601) is so recent that a page still reports it. */
export function isRecent(at: string): boolean {
  return at > timestampBefore(Date.now(), SHOWN_MS)
}

/** The change with this number by this operator in the last ten minutes (anyone can write a link), or `NO_CHANGE`. */
export async function findChange(
  db: D1Database,
  number: number,
  { name, verified }: Actor,
): Promise<Change | undefined> {
  if (number === NO_CHANGE) return { kind: 'nothing' }
  const entry = await db
    .prepare('SELECT at, action, count FROM audit WHERE seq = ?1 AND actor = ?2 AND verified = ?3')
    .bind(number, name, Number(verified))
    .first<{ at: string; action: string; count: number }>()
  if (!entry || !isRecent(entry.at)) return undefined
  const kind = reported.find((each) => each === entry.action)
  if (kind) return { kind, count: entry.count }
  const moved = await findMoved(db, number)
  return moved.length > 0 ? { kind: 'moved', number, moved } : undefined
}

/**
 * Undoes a move of all enquiries that have not moved since. Resolves to the moved ids and the number of the
 * audit entry, as `moveEnquiries` does, and to the enquiries that somebody has moved since. Throws a 404 when
 * there is no such move. When storage fails, none is moved.
 */
export async function undoMove(db: D1Database, number: number, by: ChangeContext) {
  const moved = await findMoved(db, number)
  if (moved.length === 0) {
    throw new ApiError(
      404,
      'unknown_change',
      'There is no such move, or its enquiries are deleted: nothing was moved back.',
    )
  }
  const moves = moved.map((each) => ({
    id: each.id,
    after: each.movedVersion,
    move: createUndoMove(
      { status: each.from, owner: each.fromOwner, due: each.fromDue },
      { status: each.to, owner: each.toOwner, due: each.toDue },
    ),
  }))
  const { ids, change, stale } = await moveEnquiries(db, moves, { ...by, undoes: true })
  const stayed = (await findEnquiries(db, stale)).map((enquiry): Seen => {
    const was = moved.find(({ id }) => id === enquiry.id)
    return { enquiry, version: was?.movedVersion ?? enquiry.version }
  })
  return { ids, change, stayed }
}

async function findMoved(db: D1Database, number: number): Promise<Moved[]> {
  const { results } = await db
    .prepare(
      `SELECT enquiry.id, reference, enquiry.name, event.actor, version, event.seq AS movedVersion,
         event.from_status AS "from", event.to_status AS "to",
         from_owner AS fromOwner, to_owner AS toOwner,
         from_due AS fromDue, to_due AS toDue
       FROM audit
       CROSS JOIN json_each(enquiry_ids)
       CROSS JOIN event ON event.enquiry_id = json_each.value AND event.audit_seq = audit.seq
       CROSS JOIN enquiry ON enquiry.id = event.enquiry_id
       WHERE audit.seq = ?1 AND audit.action IN ('status', 'owner', 'later')`,
    )
    .bind(number)
    .all<Moved>()
  return results
}
