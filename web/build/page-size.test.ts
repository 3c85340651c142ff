import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { noteOnSize } from './page-size.ts'

test('a page of more than 14,000 compressed bytes gets a note', () => {
  const page = (bytes: number) => randomBytes(bytes).toString('hex')

  expect(noteOnSize('/long', page(13_500))).toBeUndefined()
  expect(noteOnSize('/long', page(16_000))).toMatch(/^\/long takes 16\d{3} bytes; 14000 arrive/)
})
