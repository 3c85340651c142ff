import { expect, test } from 'vitest'
import { content } from '#content/test/content.ts'
import { links, readPage, textOf, texts } from './read-page.ts'

const notices = content['pages/notices']
/** The page after a subscription; only with a blog. */
const subscribed = content['pages/blog'] && notices.subscribed

const PAGES: [path: string, notice: typeof notices.notFound, to: string[]][] = [
  ['/404', notices.notFound, ['/', '/search#q']],
  ['/services/404', notices.serviceNotFound, ['/services', '/search#q']],
  ['/contact/sent', { ...notices.sent, ...notices.sent.withoutReference }, ['/']],
  ...(subscribed ? [['/blog/subscribed', subscribed, ['/blog']] as (typeof PAGES)[number]] : []),
]

test.each(PAGES)(
  '%s says what happened and links to further pages',
  (path, { seo, heading, text }, to) => {
    const page = readPage(path)

    expect(textOf(page.querySelector('title')).startsWith(`${seo.title} `)).toBe(true)
    expect(texts(page, 'h1')).toEqual([heading])
    expect(textOf(page.querySelector('main'))).toContain(text)
    expect(links(page, 'main a')).toEqual(expect.arrayContaining(to))
  },
)

test('/contact/sent has the thanks for the Worker, in place of the text of a visit without a reference', () => {
  const main = readPage('/contact/sent').querySelector('main')
  const thanks = main?.querySelectorAll('[data-sent]').map((each) => each.getAttribute('data-sent'))

  expect(thanks).toEqual([notices.sent.heading, notices.sent.text])
  expect(textOf(main)).not.toContain(notices.sent.heading)
})
