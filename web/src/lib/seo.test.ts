import { expect, test, vi } from 'vitest'
import { seo } from './seo.ts'

vi.mock('content:frame', () => ({
  default: { name: 'Lumenfold', url: 'https://www.lumenfold.example' },
}))

test('puts the name of the site behind the title of a page', () => {
  const { meta } = seo({ title: 'Contact', description: 'Write to us.', path: '/contact' })

  expect(meta).toEqual([
    { title: 'Contact · Lumenfold' },
    { name: 'description', content: 'Write to us.' },
  ])
})

test('puts the name of the site before the title of the home page', () => {
  const { meta } = seo({ title: 'Technology, folded', description: 'What we do.', path: '/' })

  expect(meta[0]).toEqual({ title: 'Lumenfold: Technology, folded' })
})

test.each([
  ['/', 'https://www.lumenfold.example/'],
  ['/services/gaming', 'https://www.lumenfold.example/services/gaming'],
])('names the one address of %s', (path, href) => {
  const { links } = seo({ title: 'Page', description: 'A page.', path })

  expect(links).toEqual([{ rel: 'canonical', href }])
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
