import type { AnyRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { isPartMissing, recoverFromStaleTab } from './stale-tab.ts'

function createTab({ isLoading }: { isLoading: boolean }) {
  const assign = vi.fn()
  const tab = Object.assign(new EventTarget(), { location: { assign } })
  const router = {
    state: { isLoading },
    latestLocation: { href: '/services/gaming?from=home#top' },
  }
  recoverFromStaleTab(router as unknown as AnyRouter, tab as unknown as Window)
  return { tab, router, assign }
}

function createPreloadError() {
  return new Event('vite:preloadError', { cancelable: true })
}

test('loads the page whole when a part of it is gone', () => {
  const { tab, assign } = createTab({ isLoading: true })

  tab.dispatchEvent(createPreloadError())

  expect(assign).toHaveBeenCalledExactlyOnceWith('/services/gaming?from=home#top')
})

test('goes to where the visitor is heading when the part turns out to be gone', () => {
  const { tab, router, assign } = createTab({ isLoading: false })
  router.state = { isLoading: true }
  router.latestLocation = { href: '/contact' }

  tab.dispatchEvent(createPreloadError())

  expect(assign).toHaveBeenCalledExactlyOnceWith('/contact')
})

test('stays where it is when the visitor only points at a link', () => {
  const { tab, assign } = createTab({ isLoading: false })

  tab.dispatchEvent(createPreloadError())

  expect(assign).not.toHaveBeenCalled()
})

test.each([
  'Failed to fetch dynamically imported module: https://lumenfold.example/assets/about.js',
  'error loading dynamically imported module: https://lumenfold.example/assets/about.js',
  'Importing a module script failed.',
])('recognises a missing part by "%s"', (message) => {
  expect(isPartMissing(new TypeError(message))).toBe(true)
})

test('takes no other failure for a missing part', () => {
  expect(isPartMissing(new TypeError('Failed to fetch'))).toBe(false)
})
