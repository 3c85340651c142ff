import { expect, onTestFinished, test, vi } from 'vitest'

const sent = { variant: 'default', title: 'Message sent successfully!', text: 'Soon.' } as const
const failed = { variant: 'destructive', title: 'Error sending message', text: 'Again?' } as const

/** A new store, with fake timers. */
async function createStore() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.resetModules()
  return await import('./toast-store.ts')
}

test('shows one toast at a time; a new one replaces it', async () => {
  const { showToast, getToasts } = await createStore()
  expect(getToasts()).toEqual([])
  showToast(sent)
  const [first] = getToasts()
  vi.advanceTimersByTime(2_000_000)
  expect(getToasts()).toEqual([{ ...sent, id: expect.any(Number), open: true }])

  showToast(failed)

  expect(getToasts()).toEqual([{ ...failed, id: expect.any(Number), open: true }])
  expect(getToasts()[0]?.id).not.toBe(first?.id)
})

test('keeps a dismissed toast, closed, for 1,000,000 ms', async () => {
  const { showToast, dismissToast, getToasts } = await createStore()
  showToast(sent)
  const id = getToasts()[0]?.id ?? 0

  dismissToast(id)

  vi.advanceTimersByTime(999_999)
  expect(getToasts()).toEqual([{ ...sent, id, open: false }])
  vi.advanceTimersByTime(1)
  expect(getToasts()).toEqual([])
})

test('keeps the new toast when the replaced one was dismissed before', async () => {
  const { showToast, dismissToast, getToasts } = await createStore()
  showToast(sent)
  dismissToast(getToasts()[0]?.id ?? 0)

  showToast(failed)
  const before = getToasts()

  vi.advanceTimersByTime(1_000_000)
  expect(getToasts()).toMatchObject([{ ...failed, open: true }])
  expect(getToasts(), 'nothing for React to render').toBe(before)
})
