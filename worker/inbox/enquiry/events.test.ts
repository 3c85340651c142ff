import { expect, test } from 'vitest'
import type { OperatorContact } from './enquiry.ts'
import { type ContactEvent, describeEvent, describeEventsSince } from './events.ts'

const at = '2026-11-20T12:00:00.000Z'

test.each([
  ['mara', 'mara added a note 3 hours ago.'],
  // Of a mail whose address was erased.
  ['', 'Somebody added a note 3 hours ago.'],
])('describes an event of "%s"', (actor, sentence) => {
  const event = { version: 1, at, actor, verified: false, action: 'note', note: 'Call.' } as const
  const now = Date.parse(at) + 3 * 3_600_000

  expect(describeEventsSince({ events: [event] } as unknown as OperatorContact, 0, now)).toEqual([
    sentence,
  ])
})

test.each([
  ['mara', ' and handed it to mara'],
  ['Grace', ''],
])('says of a move that makes %s the owner: "%s"', (toOwner, handed) => {
  const by = { version: 1, at, actor: 'grace', verified: false }
  const move = { action: 'status', from: 'new', to: 'open', fromOwner: '', toOwner } as const

  expect(describeEvent({ ...by, ...move })).toBe(`moved this from New to In progress${handed}`)
})

test('an event of a newer version, seen after a rollback, is a change', () => {
  const event = { version: 2, at, actor: 'grace', verified: false, action: 'merge' } as unknown

  expect(describeEvent(event as ContactEvent)).toBe(
    'made a change that only a newer version can tell',
  )
})
