import { expect, test } from 'vitest'
import { perContent, siteContent } from './site-content.ts'

test('finds the content of a language, and rejects an unknown one', () => {
  const content = siteContent()

  expect(siteContent(content.site.language)).toBe(content)
  expect(() => siteContent('tlh')).toThrow('content/site.yaml has no language "tlh".')
})

test('caches a result for each content', () => {
  let calls = 0
  const count = perContent(() => ++calls)

  expect([count(), count(siteContent().site.language)]).toEqual([1, 1])
})
