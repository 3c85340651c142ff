import type { ParsedLocation } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { createScrollRestorationCheck } from './scroll-restoration.ts'

/** Whether the router scrolls the page, for each of these navigations in order. */
function tell(addresses: string[]): boolean[] {
  vi.stubGlobal('location', new URL('https://lumenfold.example/blog'))
  vi.stubGlobal('document', new EventTarget())
  const isScrolled = createScrollRestorationCheck({ root: '', sections: {} })
  return addresses.map((address) => {
    const { pathname, search: searchStr } = new URL(address, 'https://lumenfold.example')
    return isScrolled({ location: { pathname, searchStr } as ParsedLocation })
  })
}

test.each([
  ['leaves the first page alone, and scrolls each later one', ['/blog', '/faq', '/blog']],
  ['scrolls a page that was asked for before the first was heard of', ['/faq', '/faq', '/blog']],
])('%s', (_, addresses) => {
  expect(tell(addresses)).toEqual([false, true, true])
})

test('keeps the scroll position of a filter used before the first page event', () => {
  expect(tell(['/blog?topic=ai', '/blog?topic=ai', '/faq'])).toEqual([false, false, true])
})
