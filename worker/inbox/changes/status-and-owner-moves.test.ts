import { expect, test } from 'vitest'
import {
  createHandOverMove,
  createPostponeMove,
  createStatusMove,
  decideMove,
  type Movable,
  type Move,
  replyMove,
  type State,
} from './status-and-owner-moves.ts'

const FRIDAY = '2030-06-07T15:00:00.000Z'
const MONDAY = '2030-06-10T15:00:00.000Z'

/** "open ada due" or "new": a status, an owner and whether it is due on Friday. */
function standing(words: string): State {
  const [status, owner = '', due] = words.split(' ')
  return { status: status as State['status'], owner, due: due ? FRIDAY : null }
}

test.each<[string, Move, string | undefined]>([
  ['new', createStatusMove('open'), 'open ben'],
  ['done ada', createStatusMove('open'), 'open ben'],
  ['open', createStatusMove('open'), 'open ben'],
  ['open Ben', createStatusMove('open'), 'open Ben'],
  ['open ada', createStatusMove('open'), undefined],
  ['open ada due', createStatusMove('open', 'ben'), 'open ben due'],
  ['open ada due', createStatusMove('done'), 'done ada'],
  ['open ada', createStatusMove('new'), 'new'],
  ['spam ada', createStatusMove('new'), 'new'],
  ['held', createHandOverMove('ada'), 'open ada'],
  ['done', createHandOverMove('ada'), 'done ada'],
  ['open Ada due', createHandOverMove('ada'), 'open Ada due'],
  ['open ada due', createHandOverMove('cleo'), 'open cleo due'],
  ['new', createPostponeMove(FRIDAY), 'open ben due'],
  ['open ada', createPostponeMove(FRIDAY), undefined],
  ['open ada', createPostponeMove(FRIDAY, 'ben'), 'open ben due'],
  ['open ben due', createPostponeMove(null), 'open ben'],
  ['held', replyMove, 'open ben'],
  ['done ada', replyMove, 'done ada'],
])('from %s, %o leads ben to %s', (from, move, to) => {
  expect(move(standing(from), 'ben')).toEqual(to && standing(to))
})

const row = (words: string, own: Movable['own'] = []): Movable => ({
  ...{ id: 'id-1', version: 7, own },
  ...standing(words),
})

test.each<[string, Movable, Move, number | undefined, object]>([
  [
    'a move of the version that was seen',
    row('new'),
    createStatusMove('done'),
    7,
    { kind: 'move' },
  ],
  ['a move without a version', row('new'), createStatusMove('done'), undefined, { kind: 'move' }],
  ['a move of an older version', row('new'), createStatusMove('done'), 6, { kind: 'stale' }],
  ['a colleague’s enquiry', row('open ada'), createStatusMove('open'), 7, { kind: 'stale' }],
  ['an older version that stands so', row('done'), createStatusMove('done'), 6, { kind: 'same' }],
  ['another day', row('open ben due'), createPostponeMove(MONDAY), 7, { kind: 'move' }],
  [
    'a form that was sent twice',
    row('done', [{ action: 'status', change: 4, ...standing('done') }]),
    createStatusMove('done'),
    6,
    { kind: 'same', change: 4 },
  ],
  [
    'a form that was sent twice, and moved on by its operator',
    row('spam', [
      { action: 'status', change: 4, ...standing('done') },
      { action: 'status', change: 5, ...standing('spam') },
    ]),
    createStatusMove('done'),
    6,
    { kind: 'stale' },
  ],
])('%s is decided', (_, now, move, seen, decision) => {
  expect(decideMove(now, move, 'ben', seen)).toMatchObject(decision)
})
