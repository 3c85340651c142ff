import { expect, test } from 'vitest'
import { mailboxOf } from './recipient.ts'

test.each([
  ['Ada@Reader.example', 'ada@reader.example'],
  ['ada+news@reader.example', 'ada@reader.example'],
  ['+ada@reader.example', '+ada@reader.example'],
  ['a.da@reader.example', 'a.da@reader.example'],
  ['A.D.A@gmail.com', 'ada@gmail.com'],
  ['a.da+news@GoogleMail.com', 'ada@gmail.com'],
  ['a.da@mail.gmail.com', 'a.da@mail.gmail.com'],
])('%s reaches the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
