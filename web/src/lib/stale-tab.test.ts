import type { AnyRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { isMissingFileError, MissingFileError, recoverFromStaleTab } from './stale-tab.ts'

function createTab() {
  const assign = vi.fn()
  const fetch = vi.fn(async () => new Response())
  const tab = Object.assign(new EventTarget(), { location: { assign }, fetch })
  const router = { state: { isLoading: false }, latestLocation: { publicHref: '/' } }
  recoverFromStaleTab(router as unknown as AnyRouter, tab as unknown as Window)
  return { tab, router, assign, fetch }
}

function createPreloadError() {
  return new Event('vite:preloadError', { cancelable: true })
}

test('loads the target page as a document when one of its chunks is gone', async () => {
  const { tab, router, assign } = createTab()
  // The visitor only hovers over a link.
  tab.dispatchEvent(createPreloadError())
  expect(assign).not.toHaveBeenCalled()

  Object.assign(router, {
    state: { isLoading: true },
    latestLocation: { publicHref: '/faq?q=a#top' },
  })
  tab.dispatchEvent(createPreloadError())

  await expect.poll(() => assign.mock.calls).toEqual([['/faq?q=a#top']])
})

test('stays on the page when the server is unreachable too', async () => {
  const { tab, router, assign, fetch } = createTab()
  fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  Object.assign(router, { state: { isLoading: true }, latestLocation: { publicHref: '/faq' } })

  tab.dispatchEvent(createPreloadError())
  await new Promise((done) => setTimeout(done))

  expect(fetch).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
})

test.each([
  'Failed to fetch dynamically imported module: https://lumenfold.example/assets/about.js',
  'error loading dynamically imported module: https://lumenfold.example/assets/about.js',
  'Importing a module script failed.',
])('recognizes a missing chunk by "%s", and by no other error', (message) => {
  expect(isMissingFileError(new TypeError(message))).toBe(true)
  expect(isMissingFileError(new MissingFileError())).toBe(true)
  expect(isMissingFileError(new TypeError('Failed to fetch'))).toBe(false)
})
