import type { Actor } from '#worker/db/audit.ts'
import {
  auditAndEventInserts,
  threadSearchUpdate,
  updateFromThread,
  versionUpdate,
} from '#worker/enquiry/update-thread.ts'
import { invalidFieldsError } from '#worker/http/validate.ts'
import { HANDOVER_CHANNEL } from '#worker/notify/operator-mail.ts'
import { findOperator, isSameOperator } from '#worker/operators.ts'
import { NEW_ID_EXPRESSION } from '#worker/outbox/store.ts'
import { findReplyText, type Reply, replyStatements, TAKE_BACK_MS } from '#worker/replies/store.ts'
import { eraseRecords } from '#worker/retention/erase-records.ts'
import {
  type Decision,
  decideMove,
  type Movable,
  type Move,
  type OwnEvent,
  releasesSpam,
  type State,
} from './status-and-owner-moves.ts'

/** An enquiry in the version that the operator saw; without one, in its current version. */
export type EnquiryVersion = { id: string; version?: number | undefined }

/** A move of one of several enquiries. */
type MoveOf = EnquiryVersion & {
  move: Move
  /** In place of `version`, where the move itself decides whether it overwrites something: the version it began from. */
  after?: number
}

/** The operator, the channels for released spam and for new owners, and whether a move undoes another one. */
export type ChangeContext = {
  channels: Record<'enquiry' | 'owner', string[]>
  actor: Actor
  undoes?: boolean
}

/** How often a change is decided again after a colleague's was written in between. */
const ATTEMPTS = 4

/**
 * Gives enquiries another standing, each with its event, all with one audit entry; a new status restarts the retention
 * period. Spam caused no notification on arrival: when it is released, each channel gets one. A new owner with an
 * address in the settings is told, 20 seconds later, unless the enquiry went on meanwhile or is done; nobody tells
 * themselves, and an undo tells nobody. Resolves to the ids of those that it moved, of those that are `stale`, and to
 * the number of the audit entry: for a form that was sent twice, of the first move; undefined when there is none.
 * Throws a 422 for a version that never was. When storage fails, none is moved.
 */
export async function moveEnquiries(db: D1Database, moves: MoveOf[], by: ChangeContext) {
  const ids: string[] = []
  let left = new Map(moves.map((each) => [each.id, each]))
  let stale: string[] = []
  let change: number | undefined
  for (let attempt = 0; attempt < ATTEMPTS && left.size > 0; attempt++) {
    const rows = await readMovable(db, [...left.values()], by.actor)
    const decided = rows.map((row): [Movable, Decision] => {
      const { move, version } = left.get(row.id) as MoveOf
      if (version !== undefined && version > row.version) throw unknownVersionError('ids')
      return [row, decideMove(row, move, by.actor.name, version)]
    })
    const planned = decided.flatMap(([row, decision]) =>
      decision.kind === 'move' ? { row, next: decision.next } : [],
    )
    stale = stale.concat(decided.flatMap(([{ id }, { kind }]) => (kind === 'stale' ? id : [])))
    const repeated = decided.flatMap(([, each]) =>
      each.kind === 'same' ? (each.change ?? []) : [],
    )
    const now = new Date()
    const statements = [...moveStatements(db, planned, by, now), settle(db, planned, now)]
    const results = planned.length > 0 ? await db.batch<Written>(statements) : []
    const written = results.flatMap((each) => each.results)
    change ??=
      written.find(({ kind }) => kind === 'audited')?.seq ??
      repeated.toSorted((a, b) => a - b).at(-1)
    const moved = written.flatMap(({ kind, id }) => (kind === 'written' && id ? id : []))
    ids.push(...moved)
    const lost = planned.filter(({ row }) => !moved.includes(row.id))
    left = new Map(lost.map(({ row: { id } }) => [id, left.get(id) as MoveOf]))
  }
  return { ids, change, stale: [...stale, ...left.keys()] }
}

type Change = ChangeContext & {
  /** The version that the operator saw; a move and a reply apply to this version only. */
  version: number | undefined
  move?: Move | undefined
  reply?: Reply | undefined
  note?: string
}

/**
 * Replies to or moves one enquiry, unless it changed since the operator saw it, and adds a note, which overwrites
 * nothing and becomes searchable; each with its event and audit entry, and once for each version that the operator saw,
 * however often the form is sent. Resolves to whether the move is `stale`, and to the number of the move's audit entry,
 * as `moveEnquiries` does. Throws a 422 for a version that never was. When storage fails, nothing is changed.
 */
export async function changeEnquiry(
  db: D1Database,
  id: string,
  { version, move, reply, note, ...by }: Change,
): Promise<{ isStale: boolean; change: number | undefined }> {
  const { actor } = by
  const done = { isStale: false, change: undefined as number | undefined }
  const results = await updateFromThread<Written>(db, { id }, async (thread) => {
    const [row] = await readMovable(db, [{ id, version }], actor)
    // Changed since the thread was read, which then is read again.
    if (row?.version !== thread.version) return []
    if (version !== undefined && version > row.version) throw unknownVersionError('version')
    const isOld = version !== undefined && version !== row.version
    const decision =
      move && !(isOld && reply) ? decideMove(row, move, actor.name, version) : undefined
    const planned = decision?.kind === 'move' ? [{ row, next: decision.next }] : []
    done.isStale = decision?.kind === 'stale'
    done.change = decision?.kind === 'same' ? decision.change : undefined

    const isNoted = row.own.some((each) => each.action === 'note' && each.text === note)
    const notes = note && !isNoted ? [note] : []
    const isSent = reply && (isOld || (await findReplyText(db, id, reply.key)) !== undefined)
    const said = [...notes, ...(reply && !isSent ? [reply.text] : [])].map((text) => ({ text }))
    const now = new Date()
    const statements = [
      ...(said.length > 0 ? [threadSearchUpdate(db, thread, [...said, ...thread.entries])] : []),
      ...notes.flatMap((note) =>
        auditAndEventInserts(db, thread, actor, { action: 'note', text: note, at: now }),
      ),
      ...(reply && !isOld ? await replyStatements(db, thread, reply, actor) : []),
      ...moveStatements(db, planned, by, now),
    ]
    if (planned.length > 0) return [...statements, settle(db, planned, now)]
    return statements.length > 0 ? [...statements, versionUpdate(db, id)] : []
  })
  const written = results?.flatMap((each) => each.results)
  return { ...done, change: written?.find(({ kind }) => kind === 'audited')?.seq ?? done.change }
}

/** Deletes enquiries in the versions that the operator saw, with one audit entry; others stay. As `eraseRecords`. */
export function deleteEnquiries(db: D1Database, seen: EnquiryVersion[], actor: Actor) {
  const where = `seq IN (
    SELECT enquiry.seq FROM json_each(?1) AS seen
    CROSS JOIN enquiry ON enquiry.id = seen.value ->> 'id'
    WHERE enquiry.version = seen.value ->> 'version')`
  const values: [string] = [JSON.stringify(seen)]
  return eraseRecords(db, 'enquiry', { where, order: 'seq', values }, { actor, action: 'delete' })
}

/** The enquiries as they are, each with the operator's own events after the version that they saw. */
async function readMovable(
  db: D1Database,
  seen: (EnquiryVersion & { after?: number })[],
  { name }: Actor,
): Promise<Movable[]> {
  const { results } = await db
    .prepare(
      `SELECT enquiry.id, status, owner, due_at AS due, version, (
         SELECT json_group_array(json_object('action', action, 'change', audit_seq,
           'status', to_status, 'owner', to_owner, 'due', to_due,
           'text', iif(action = 'note', event.text, NULL)) ORDER BY event.seq)
         FROM event WHERE enquiry_id = enquiry.id AND seq > seen.value ->> 'after' AND actor = ?2
           AND taken_back = 0
       ) AS own
       FROM json_each(?1) AS seen CROSS JOIN enquiry ON enquiry.id = seen.value ->> 'id'`,
    )
    .bind(JSON.stringify(seen.map(({ id, version, after = version }) => ({ id, after }))), name)
    .all<Omit<Movable, 'own'> & { own: string }>()
  return results.map(({ own, ...row }) => ({ ...row, own: JSON.parse(own) as OwnEvent[] }))
}

type Planned = { row: Movable; next: State }
type Written = { kind?: 'audited' | 'written'; seq?: number; id?: string }

/** The planned moves (?1, as JSON) whose enquiry nobody has changed since it was read. */
const UNCHANGED = `json_each(?1) AS move CROSS JOIN enquiry ON enquiry.id = move.value ->> 'id'
  AND enquiry.version = move.value ->> 'version'`

function actionOf({ row, next }: Planned): 'status' | 'owner' | 'later' {
  if (row.status !== next.status) return 'status'
  return row.owner === next.owner ? 'later' : 'owner'
}

function asJson(planned: Planned[]): string {
  return JSON.stringify(
    planned.map((each) => {
      const { id, version } = each.row
      return { id, version, ...each.next, action: actionOf(each) }
    }),
  )
}

/** The statements that record moves. `settle` follows them: until then, each enquiry has the version that was read. */
function moveStatements(
  db: D1Database,
  planned: Planned[],
  { channels, actor, undoes = false }: ChangeContext,
  now: Date,
): D1PreparedStatement[] {
  const prepare = (moves: Planned[], sql: string, ...values: unknown[]) =>
    moves.length === 0 ? [] : db.prepare(sql).bind(asJson(moves), ...values)
  const at = now.toISOString()
  const by = [at, actor.name, Number(actor.verified)]
  const tells = !undoes && channels.owner.includes(HANDOVER_CHANNEL)
  const isHandedOver = ({ row, next }: Planned) =>
    row.owner !== next.owner && next.owner !== '' && !isSameOperator(next.owner, actor.name)
  const isPutOff = ({ row, next }: Planned) => next.status === 'open' && row.due !== next.due
  const [first] = planned
  const intended = planned.every(isPutOff)
    ? 'later'
    : planned.every(isHandedOver)
      ? 'owner'
      : first && actionOf(first)

  return [
    prepare(
      planned,
      `INSERT INTO audit (at, actor, verified, action, enquiry_ids, count, from_status, to_status)
       SELECT ?2, ?3, ?4, ?5, json_group_array(enquiry.id), count(*),
         group_concat(DISTINCT enquiry.status), group_concat(DISTINCT move.value ->> 'status')
       FROM ${UNCHANGED} HAVING count(*) > 0
       RETURNING 'audited' AS kind, seq`,
      ...by,
      undoes ? 'undo' : intended,
    ),
    prepare(
      planned,
      `INSERT INTO event (enquiry_id, at, actor, verified, action, audit_seq,
         from_status, to_status, from_owner, to_owner, from_due, to_due)
       SELECT enquiry.id, ?2, ?3, ?4, move.value ->> 'action', (SELECT max(seq) FROM audit),
         enquiry.status, move.value ->> 'status', enquiry.owner, move.value ->> 'owner',
         enquiry.due_at, move.value ->> 'due'
       FROM ${UNCHANGED}`,
      ...by,
    ),
    prepare(
      planned.filter(({ row, next }) => releasesSpam(row, next)),
      `INSERT INTO outbox (id, channel, enquiry_id, next_at, created_at)
       SELECT ${NEW_ID_EXPRESSION}, channel.value, enquiry.id, ?3, ?2
       FROM ${UNCHANGED} CROSS JOIN json_each(?4) AS channel
       WHERE NOT EXISTS (
         SELECT 1 FROM outbox WHERE enquiry_id = enquiry.id AND channel = channel.value)`,
      ...[at, now.getTime(), JSON.stringify(channels.enquiry)],
    ),
    prepare(
      planned.filter(({ row, next }) => row.owner !== next.owner || next.status !== 'open'),
      `DELETE FROM outbox WHERE channel = '${HANDOVER_CHANNEL}' AND state = 'waiting'
         AND enquiry_id IN (SELECT enquiry.id FROM ${UNCHANGED})`,
    ),
    prepare(
      planned.filter((each) => tells && isHandedOver(each) && findOperator(each.next.owner)?.email),
      `INSERT INTO outbox (id, channel, enquiry_id, next_at, created_at)
       SELECT ${NEW_ID_EXPRESSION}, '${HANDOVER_CHANNEL}', enquiry.id, ?3, ?2 FROM ${UNCHANGED}`,
      ...[at, now.getTime() + TAKE_BACK_MS],
    ),
  ].flat()
}

/** The last statement of planned moves, which gives their enquiries the new standing and version. */
function settle(db: D1Database, planned: Planned[], now: Date): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE enquiry SET status = move.value ->> 'status', owner = move.value ->> 'owner',
         due_at = move.value ->> 'due',
         status_at = iif(status = move.value ->> 'status', status_at, ?2),
         version = (SELECT max(seq) FROM event WHERE enquiry_id = enquiry.id)
       FROM json_each(?1) AS move
       WHERE enquiry.id = move.value ->> 'id' AND enquiry.version = move.value ->> 'version'
       RETURNING 'written' AS kind, enquiry.id`,
    )
    .bind(asJson(planned), now.toISOString())
}

/** A 422 for a version that is later than the current one. */
export function unknownVersionError(field: 'ids' | 'version') {
  const fix = 'This version never was: send the `version` of an earlier response.'
  return invalidFieldsError({ [field]: fix })
}
