import { expect, test } from 'vitest'
import {
  decideMove,
  handOver,
  type Move,
  moveToLater,
  moveToStatus,
  type Row,
  type Standing,
  takeOnByReply,
} from './moves.ts'

const FRIDAY = '2030-06-07T15:00:00.000Z'
const MONDAY = '2030-06-10T15:00:00.000Z'

/** "open ada due" or "new": a status, an owner and whether it is due on Friday. */
function standing(words: string): Standing {
  const [status, owner = '', due] = words.split(' ')
  return { status: status as Standing['status'], owner, due: due ? FRIDAY : null }
}

test.each<[string, Move, string | undefined]>([
  ['new', moveToStatus('open'), 'open ben'],
  ['done ada', moveToStatus('open'), 'open ben'],
  ['open', moveToStatus('open'), 'open ben'],
  ['open Ben', moveToStatus('open'), 'open Ben'],
  ['open ada', moveToStatus('open'), undefined],
  ['open ada due', moveToStatus('open', 'ben'), 'open ben due'],
  ['open ada due', moveToStatus('done'), 'done ada'],
  ['open ada', moveToStatus('new'), 'new'],
  ['spam ada', moveToStatus('new'), 'new'],
  ['held', handOver('ada'), 'open ada'],
  ['done', handOver('ada'), 'done ada'],
  ['open Ada due', handOver('ada'), 'open Ada due'],
  ['open ada due', handOver('cleo'), 'open cleo due'],
  ['new', moveToLater(FRIDAY), 'open ben due'],
  ['open ada', moveToLater(FRIDAY), 'open ada due'],
  ['open ada due', moveToLater(null), 'open ada'],
  ['held', takeOnByReply, 'open ben'],
  ['done ada', takeOnByReply, 'done ada'],
])('from %s, %o leads ben to %s', (from, move, to) => {
  expect(move(standing(from), 'ben')).toEqual(to && standing(to))
})

const row = (words: string, own: Row['own'] = []): Row => ({
  ...{ id: 'id-1', version: 7, own },
  ...standing(words),
})

test.each<[string, Row, Move, number | undefined, object]>([
  ['a move of the version that was seen', row('new'), moveToStatus('done'), 7, { kind: 'move' }],
  ['a move without a version', row('new'), moveToStatus('done'), undefined, { kind: 'move' }],
  ['a move of an older version', row('new'), moveToStatus('done'), 6, { kind: 'stale' }],
  ['a colleague’s enquiry', row('open ada'), moveToStatus('open'), 7, { kind: 'stale' }],
  ['an older version that stands so', row('done'), moveToStatus('done'), 6, { kind: 'same' }],
  ['another day', row('open ben due'), moveToLater(MONDAY), 7, { kind: 'move' }],
  [
    'a form that was sent twice',
    row('done', [{ action: 'status', change: 4, ...standing('done') }]),
    moveToStatus('done'),
    6,
    { kind: 'same', change: 4 },
  ],
  [
    'a form that was sent twice, and moved on by its operator',
    row('spam', [
      { action: 'status', change: 4, ...standing('done') },
      { action: 'status', change: 5, ...standing('spam') },
    ]),
    moveToStatus('done'),
    6,
    { kind: 'stale' },
  ],
])('%s is decided', (_, now, move, seen, decision) => {
  expect(decideMove(now, move, 'ben', seen)).toMatchObject(decision)
})
