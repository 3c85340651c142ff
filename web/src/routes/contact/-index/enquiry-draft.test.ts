import { beforeEach, expect, test, vi } from 'vitest'

const enquiry = {
  name: 'Ada',
  email: 'ada@prospect.example',
  serviceInterest: '',
  message: 'Hello',
}
const typed = Object.fromEntries(Object.entries(enquiry).map(([name, value]) => [name, [value]]))

/** As the Worker accepts them (worker/enquiry/deduplication.ts). */
const KEY = /^[\w.:-]{8,128}$/

/** A new instance of the module, as after a page load. */
async function load() {
  vi.resetModules()
  return import('./enquiry-draft.ts')
}

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  })
})

test('gives a changed text a new key, and keeps it', async () => {
  const { getOrCreateIdempotencyKey } = await load()
  const key = getOrCreateIdempotencyKey(enquiry)
  const changed = { ...enquiry, message: 'Hello!' }
  const changedKey = getOrCreateIdempotencyKey(changed)

  expect(changedKey).not.toBe(key)
  expect((await load()).getOrCreateIdempotencyKey(changed)).toBe(changedKey)
})

test('makes keys at an address without HTTPS, too', async () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })

  expect((await load()).getOrCreateIdempotencyKey(enquiry)).toMatch(KEY)
})

test('deletes the key with the draft, so that the same text can be sent again', async () => {
  const { getOrCreateIdempotencyKey, clearSentDraft } = await load()
  const key = getOrCreateIdempotencyKey(enquiry)
  sessionStorage.setItem('enquiry', JSON.stringify(typed))

  clearSentDraft(typed)

  expect(sessionStorage.getItem('enquiry')).toBeNull()
  expect(sessionStorage.getItem('enquiry-attempt')).toBeNull()
  expect(getOrCreateIdempotencyKey(enquiry)).not.toBe(key)
})

test('keeps text typed while the form was being sent', async () => {
  const { clearSentDraft } = await load()
  sessionStorage.setItem('enquiry', JSON.stringify({ ...typed, message: ['One more thing'] }))

  clearSentDraft(typed)

  expect(sessionStorage.getItem('enquiry')).toBe('{"message":["One more thing"]}')
})

test('gives retries the same key even without storage', async () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const { getOrCreateIdempotencyKey, clearSentDraft } = await load()
  const key = getOrCreateIdempotencyKey(enquiry)

  expect(getOrCreateIdempotencyKey(enquiry)).toBe(key)
  clearSentDraft(typed)
  expect(getOrCreateIdempotencyKey(enquiry)).not.toBe(key)
})

test.each(['nonsense', 'null', '7', '{"text":7}', '{"key":7,"text":""}'])(
  'starts over when the stored draft is %s',
  async (kept) => {
    sessionStorage.setItem('enquiry-attempt', kept)

    expect((await load()).getOrCreateIdempotencyKey(enquiry)).toMatch(KEY)
  },
)

test('reads the draft of an earlier deployment, which has one text for each name', async () => {
  sessionStorage.setItem('enquiry', '{"name":"Ada","topics":["a","b"]}')

  expect((await load()).readDraft()).toEqual({ name: ['Ada'], topics: ['a', 'b'] })
})
