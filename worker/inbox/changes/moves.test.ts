import { expect, test } from 'vitest'
import {
  decide,
  handOver,
  type Move,
  moveTo,
  moveToLater,
  type Row,
  type Standing,
  takeOn,
} from './moves.ts'

const FRIDAY = '2030-06-07T15:00:00.000Z'
const MONDAY = '2030-06-10T15:00:00.000Z'

/** "open ada due" or "new": a status, an owner and whether it is due on Friday. */
function standing(words: string): Standing {
  const [status, owner = '', due] = words.split(' ')
  return { status: status as Standing['status'], owner, due: due ? FRIDAY : null }
}

test.each<[string, Move, string | undefined]>([
  ['new', moveTo('open'), 'open ben'],
  ['done ada', moveTo('open'), 'open ben'],
  ['open', moveTo('open'), 'open ben'],
  ['open Ben', moveTo('open'), 'open Ben'],
  ['open ada', moveTo('open'), undefined],
  ['open ada due', moveTo('open', 'ben'), 'open ben due'],
  ['open ada due', moveTo('done'), 'done ada'],
  ['open ada', moveTo('new'), 'new'],
  ['spam ada', moveTo('new'), 'new'],
  ['held', handOver('ada'), 'open ada'],
  ['done', handOver('ada'), 'done ada'],
  ['open Ada due', handOver('ada'), 'open Ada due'],
  ['open ada due', handOver('cleo'), 'open cleo due'],
  ['new', moveToLater(FRIDAY), 'open ben due'],
  ['open ada', moveToLater(FRIDAY), 'open ada due'],
  ['open ada due', moveToLater(null), 'open ada'],
  ['held', takeOn, 'open ben'],
  ['done ada', takeOn, 'done ada'],
])('from %s, %o leads ben to %s', (from, move, to) => {
  expect(move(standing(from), 'ben')).toEqual(to && standing(to))
})

const row = (words: string, own: Row['own'] = []): Row => ({
  ...{ id: 'id-1', version: 7, own },
  ...standing(words),
})

test.each<[string, Row, Move, number | undefined, object]>([
  ['a move of the version that was seen', row('new'), moveTo('done'), 7, { kind: 'move' }],
  ['a move without a version', row('new'), moveTo('done'), undefined, { kind: 'move' }],
  ['a move of an older version', row('new'), moveTo('done'), 6, { kind: 'stale' }],
  ['a colleague’s enquiry', row('open ada'), moveTo('open'), 7, { kind: 'stale' }],
  ['an older version that stands so', row('done'), moveTo('done'), 6, { kind: 'same' }],
  ['another day', row('open ben due'), moveToLater(MONDAY), 7, { kind: 'move' }],
  [
    'a form that was sent twice',
    row('done', [{ action: 'status', change: 4, ...standing('done') }]),
    moveTo('done'),
    6,
    { kind: 'same', change: 4 },
  ],
  [
    'a form that was sent twice, and moved on by its operator',
    row('spam', [
      { action: 'status', change: 4, ...standing('done') },
      { action: 'status', change: 5, ...standing('spam') },
    ]),
    moveTo('done'),
    6,
    { kind: 'stale' },
  ],
])('%s is decided', (_, now, move, seen, decision) => {
  expect(decide(now, move, 'ben', seen)).toMatchObject(decision)
})
