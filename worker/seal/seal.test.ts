import { expect, test } from 'vitest'
import { createSealKey, seal, unseal } from './seal.ts'

test.each([
  ['a text', 'Grüße, 界 👋\r\n\t'],
  ['an empty text', ''],
  ['several fields', { name: 'Ada', email: 'ada@mail.example', message: 'x'.repeat(10_000) }],
])('opens %s as it was sealed', async (_, value) => {
  const key = createSealKey()

  expect(await unseal(key, await seal(key, value))).toEqual(value)
})

test('seals the same text differently each time, and never readable', async () => {
  const key = createSealKey()
  const sealed = [await seal(key, 'canary'), await seal(key, 'canary')]

  expect(new Set(sealed).size).toBe(2)
  expect(sealed.map((text) => atob(text)).join()).not.toContain('canary')
})

test('every key has 44 characters, so that one can be overwritten in place', () => {
  const keys = Array.from({ length: 50 }, createSealKey)

  expect(new Set(keys).size).toBe(50)
  expect(keys.every((key) => key.length === 44)).toBe(true)
})

test('does not open with another key, nor with the key overwritten', async () => {
  const sealed = await seal(createSealKey(), 'canary')

  await expect(unseal(createSealKey(), sealed)).rejects.toThrow()
  await expect(unseal('0'.repeat(44), sealed)).rejects.toThrow()
})

test('does not open a text that was changed', async () => {
  const key = createSealKey()
  const sealed = await seal(key, 'canary')
  const changed = `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`

  await expect(unseal(key, changed)).rejects.toThrow()
})
