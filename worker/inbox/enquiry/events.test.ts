import { expect, test } from 'vitest'
import type { OperatorEnquiry } from './enquiry.ts'
import { describeEventsSince } from './events.ts'

const at = '2026-11-20T12:00:00.000Z'
const note = { action: 'note', note: 'Call.' }
const toOpen = { action: 'status', from: 'new', to: 'open', fromOwner: '' }

test.each([
  [{ ...note, actor: 'mara' }, 'mara added a note'],
  // Of a mail whose address was erased.
  [{ ...note, actor: '' }, 'Somebody added a note'],
  [
    { ...toOpen, toOwner: 'mara' },
    'grace moved this from New to In progress and handed it to mara',
  ],
  [{ ...toOpen, toOwner: 'Grace' }, 'grace moved this from New to In progress'],
  [{ action: 'take-back' }, 'grace took a reply back'],
  // Of a newer version, seen after a rollback.
  [{ action: 'merge' }, 'grace made a change that only a newer version can tell'],
])('describes %j', (about, sentence) => {
  const event = { version: 1, at, actor: 'grace', verified: false, ...about }
  const enquiry = { events: [event] } as unknown as OperatorEnquiry
  const now = Date.parse(at) + 3 * 3_600_000

  expect(describeEventsSince(enquiry, 0, now)).toEqual([`${sentence} 3 hours ago.`])
})
