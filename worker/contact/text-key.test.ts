import { expect, test } from 'vitest'
import { textKey } from './text-key.ts'

const TEXT = 'We can rank your site first. Write to us!'

test.each([
  ['case and punctuation', 'we can RANK your site first — write to us'],
  ['a link', `${TEXT} https://a.example/x?y=1`],
  ['an address', `${TEXT} sales@b.example`],
  ['a host name', `${TEXT} www.c.example d.example`],
  ['numbers', `${TEXT.replace('first', '1 first')} +1 (555) 010-0199`],
])('is the same with other %s', async (_, changed) => {
  expect(await textKey(changed)).toBe(await textKey(TEXT))
})

test('differs for another word, and is the same in a text without spaces', async () => {
  expect(await textKey(`${TEXT} Today.`)).not.toBe(await textKey(TEXT))
  expect(await textKey('お見積りをお願いしますhttps://a.example')).toBe(
    await textKey('お見積りをお願いします b@c.example'),
  )
})

test.each(['Price?', 'https://a.example/a-long-address', '1234567890', '\ud800', ''])(
  'is null for %j, which many send',
  async (text) => {
    expect(await textKey(text)).toBeNull()
  },
)
