import { expect, test, vi } from 'vitest'
import { seo } from './seo.ts'

vi.mock('content:frame', () => ({
  default: { name: 'Lumenfold', url: 'https://www.lumenfold.example' },
}))

test.each([
  ['/', 'Technology, folded', 'Lumenfold: Technology, folded'],
  ['/services/gaming', 'Gaming', 'Gaming · Lumenfold'],
])('names the site, and the one address of %s', (path, title, whole) => {
  const { meta, links } = seo({ title, description: 'What we do.', path })

  expect(meta).toEqual([{ title: whole }, { name: 'description', content: 'What we do.' }])
  expect(links).toEqual([{ rel: 'canonical', href: `https://www.lumenfold.example${path}` }])
})

test('keeps a page without an address out of search engines', () => {
  const { meta, links } = seo({ title: 'Message sent', description: 'It reached us.' })

  expect(meta).toEqual([
    { title: 'Message sent · Lumenfold' },
    { name: 'description', content: 'It reached us.' },
    { name: 'robots', content: 'noindex' },
  ])
  expect(links).toEqual([])
})
