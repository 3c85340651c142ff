import { expect, test } from 'vitest'
import { readingMinutes } from './articles.ts'

test.each([
  ['English', 'We moved the stock of a small company. ', 100, 4],
  ['Japanese', '小さな会社の在庫を新しいサーバーへ移行しました。', 100, 5],
  ['Thai', 'เราย้ายคลังสินค้าของบริษัทเล็ก', 80, 3],
])('reads %s by its words', (_, sentence, times, minutes) => {
  expect(readingMinutes([['p', [sentence.repeat(times)]]])).toBe(minutes)
})
