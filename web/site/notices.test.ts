import { expect, test } from 'vitest'
import { loadContent } from '#content/load.ts'
import { links, readPage, textOf, texts } from './read-page.ts'

const notices = loadContent()['pages/notices']

test.each([
  ['/404', notices.notFound, '/'],
  ['/services/404', notices.serviceNotFound, '/services'],
  ['/contact/sent', notices.sent, '/'],
  ['/blog/subscribed', notices.subscribed, '/blog'],
])('%s says what happened and links to further pages', (path, { seo, heading, text }, to) => {
  const page = readPage(path)

  expect(textOf(page.querySelector('title'))).toMatch(new RegExp(`^${seo.title} `))
  expect(texts(page, 'h1')).toEqual([heading])
  expect(texts(page, 'h1 + p')).toEqual([text])
  expect(links(page, 'main a')).toContain(to)
})
