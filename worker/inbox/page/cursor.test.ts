import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './cursor.ts'

test.each([1, 49, 50, 123_456_789_012])('reads back the position %d', (seq) => {
  expect(decodeCursor(encodeCursor(seq))).toBe(seq)
})

test.each([
  '',
  '7',
  'abc',
  '%%%',
  'YWJj',
  encodeCursor(0),
  encodeCursor(-1),
  encodeCursor(1.5),
  encodeCursor(1e16),
  encodeCursor(Number.NaN),
  ` ${encodeCursor(7)}`,
  `${encodeCursor(7)}=`,
  `${encodeCursor(7)}AAAA`,
])('reads no position in "%s"', (cursor) => {
  expect(decodeCursor(cursor)).toBeUndefined()
})
