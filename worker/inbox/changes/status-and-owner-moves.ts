import { chosenStatuses, type EnquiryStatus, statuses, statusHas } from '#worker/enquiry/status.ts'
import { isSameOperator } from '#worker/operators.ts'
import { parseDueFields } from './due-at.ts'

/** The part of an enquiry that moves change. */
export type State = { status: EnquiryStatus; owner: string; due: string | null }

/** The standing that an operator wants for an enquiry with this one; undefined when they have to be asked first. */
export type Move = (now: State, actor: string) => State | undefined

type Asked = {
  status?: EnquiryStatus | undefined
  owner?: string | undefined
  until?: string | undefined
  day?: string | undefined
}

/** The move that a form asks for, if any; its days are of the operator's zone. Throws a 422 for a day not ahead. */
export function readMove({ status, owner, until, day }: Asked, zone: string): Move | undefined {
  if ((until ?? day) !== undefined)
    return createPostponeMove(parseDueFields({ until, day }, zone), owner)
  if (status) return createStatusMove(status, owner)
  return owner === undefined ? undefined : createHandOverMove(owner)
}

/** An enquiry as it is read for a move, with what the operator did to it after the version that they saw. */
export type Movable = State & { id: string; version: number; own: OwnEvent[] }
export type OwnEvent = Partial<State> & { action: string; change: number | null; text?: string }

export type Decision =
  | { kind: 'move'; next: State }
  /** It stands so already; with the number of the operator's own move, if it is a form that was sent twice. */
  | { kind: 'same'; change: number | undefined }
  /** Somebody changed it after the operator saw it, or a colleague owns it. */
  | { kind: 'stale' }

/** Decides about a move of an operator who saw this version of the enquiry; without one, its current version. */
export function decideMove(row: Movable, move: Move, actor: string, seen = row.version): Decision {
  const next = move(row, actor)
  if (next && isSameState(next, row)) {
    const own = row.own.findLast(({ change, status, owner = '', due = null }) => {
      return change !== null && status && isSameState({ status, owner, due }, row)
    })
    return { kind: 'same', change: own?.change ?? undefined }
  }
  return next && seen === row.version ? { kind: 'move', next } : { kind: 'stale' }
}

/** To another status. Open has an owner, New has none; a colleague's open one is only theirs to whom it is given. */
export function createStatusMove(status: EnquiryStatus, given?: string): Move {
  return (now, actor) => {
    if (status !== 'open') {
      const kept = status === 'new' && now.status !== 'new' ? '' : now.owner
      return { status, owner: given ?? kept, due: null }
    }
    const owner = sameOr(now.owner, given ?? actor)
    if (now.status !== 'open') return { status, owner, due: null }
    const isTheirs = now.owner !== '' && now.owner !== owner
    return isTheirs && given === undefined ? undefined : { ...now, owner }
  }
}

/** To an owner, who takes on a new or held enquiry; done and spam keep their status. */
export function createHandOverMove(owner: string): Move {
  return (now) => ({
    status: statusHas(now.status, 'isUntaken') ? 'open' : now.status,
    owner: sameOr(now.owner, owner),
    due: now.due,
  })
}

/** Until a time when it is due, or back, with the operator or the given one as its owner; a colleague's open one asks. */
export function createPostponeMove(due: string | null, given?: string): Move {
  return (now, actor) => {
    const owner = sameOr(now.owner, given ?? actor)
    const isTheirs = now.status === 'open' && now.owner !== '' && now.owner !== owner
    return isTheirs && given === undefined ? undefined : { status: 'open', owner, due }
  }
}

/** What a reply moves: a new or held enquiry to open; done and spam keep their status. */
export const replyMove: Move = (now, actor) =>
  statusHas(now.status, 'isUntaken') ? { status: 'open', owner: actor, due: null } : now

/** Back from where a move left it; it asks when the enquiry went on. */
export function createUndoMove(from: State, to: State): Move {
  return (now) => {
    if (isSameState(now, from)) return now
    return isSameState(now, to) ? from : undefined
  }
}

function isSameState(one: State, other: State): boolean {
  return one.status === other.status && one.owner === other.owner && one.due === other.due
}

/** Whether the move releases spam, of which nobody was notified when it arrived. */
export function releasesSpam(from: State, to: State): boolean {
  return from.status === 'spam' && statusHas(to.status, 'isLive')
}

/** An owner in another case is no new one. */
function sameOr(owner: string, wanted: string): string {
  return isSameOperator(owner, wanted) ? owner : wanted
}

/** The label of the move that makes the operator the owner of a colleague's enquiry. */
const TAKE_OVER = 'Take over'

/** The label of the move from held or spam to New. */
export const NOT_SPAM = 'Not spam'

type Taken = Pick<State, 'status' | 'owner'>

/** Whether an operator can take it on, or over: it is not in progress with them. */
export function canTakeOn({ status, owner }: Taken, operator: string): boolean {
  return status !== 'open' || !isSameOperator(owner, operator)
}

/** The label of the move to open, for one who `canTakeOn`. */
export function takeOnLabel({ status, owner }: Taken): string {
  return status === 'open' && owner !== '' ? TAKE_OVER : statuses.open.move
}

/** The label of the button that repeats a move to a status, or until a day, that was refused. */
export function repeatLabel(status?: string, until?: string): string {
  if (until) return `${TAKE_OVER} and put off`
  if (status === 'open') return TAKE_OVER
  const chosen = chosenStatuses.find((each) => each === status)
  return chosen ? `Move to ${statuses[chosen].label} anyway` : 'Do it anyway'
}
