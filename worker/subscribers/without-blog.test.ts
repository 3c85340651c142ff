import { expect, test } from 'vitest'
import { SITE_TEXTS_PATH } from '../shared/site-texts.ts'
import { fetchInProcess, jsonPost } from '../test/fetch-in-process.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import texts from '../test/site/texts.json' with { type: 'json' }
import { fetchNewestArticles } from './article-feed.ts'
import { createSubscription, findState } from './store.ts'

/** A site without a blog, and the addresses of the files that the Worker asked for. */
function siteWithoutBlog() {
  const asked: string[] = []
  const languages = texts.map(({ pages: { blog: _, subscribed: __, ...pages }, ...rest }) => ({
    ...rest,
    pages,
  }))
  const fetch = async (address: URL) => {
    asked.push(address.pathname)
    const isTexts = address.pathname === SITE_TEXTS_PATH
    return isTexts ? Response.json(languages) : new Response('', { status: 404 })
  }
  return { asked, ASSETS: { fetch } }
}

test.each([
  ['a subscription of a program', jsonPost({ email: 'ada@lovelace.example' })],
  ['a browser', { headers: { Accept: 'text/html' } }],
])('answers 404 to %s', async (_, init) => {
  const DB = memoryDatabase()
  const { ASSETS } = siteWithoutBlog()

  const response = await fetchInProcess({ DB, ASSETS })('/api/subscribe', init)

  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
  expect(await DB.prepare('SELECT count(*) AS n FROM subscription').first('n')).toBe(0)
})

test('former subscribers can leave a site without articles, on a page like that of the contact form', async () => {
  const DB = memoryDatabase()
  const { ASSETS, asked } = siteWithoutBlog()
  await createSubscription(DB, 'ada@lovelace.example', { channels: [], language: 'en-US' })
  const id = String(await DB.prepare('SELECT id FROM subscription').first('id'))

  const response = await fetchInProcess({ DB, ASSETS })(`/api/subscribe/${id}/unsubscribe`, {
    method: 'POST',
  })

  expect(response.status).toBe(200)
  expect(asked).toContain('/contact/sent')
  expect(await findState(DB, id)).toBe('unsubscribed')
  expect(await fetchNewestArticles({ ASSETS })).toEqual([])
})
