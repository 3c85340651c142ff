import { beforeEach, expect, test, vi } from 'vitest'
import { startReceiver } from '../test/receiver.ts'
import { changedPages, tellIndexNow } from './index-now.ts'

const KEY = 'key-of-the-site'
const site = await startReceiver()
const { origin, host } = new URL(site.url)
const at = (...paths: string[]) => paths.map((path) => origin + path)
const textsOf = (texts: Record<string, string>) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(texts).map(([path, hash]) => [origin + path, hash])),
  )
let said: string[]

/** The running site and, at /indexnow, the search engine. */
function answers(texts?: string, { key = KEY, status = 200 } = {}) {
  site.behave((response, { path }) => {
    if (path === '/indexnow') return response.writeHead(status).end()
    const text = path === '/page-texts.json' ? texts : path === `/${KEY}.txt` ? key : undefined
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
}

beforeEach(() => {
  said = []
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line))
})

test.each([
  ['one text changed', textsOf({ '/': 'a', '/b': 'b' }), at('/b')],
  ['a page is new and one is gone', textsOf({ '/': 'a', '/gone': 'c' }), at('/b', '/gone')],
  ['nothing changed', textsOf({ '/': 'a', '/b': 'B' }), []],
  ['the site had another address', '{"https://former.example/":"a"}', at('/', '/b')],
  ['no texts were published', undefined, at('/', '/b')],
  ['the texts cannot be read', '<!doctype html>', []],
])('when %s, names the changed pages', async (_, texts, changed) => {
  answers(texts)

  expect(await changedPages(JSON.parse(textsOf({ '/': 'a', '/b': 'B' })))).toEqual(changed)
})

test('sends the changed pages with the proof of the key, and prints the request', async () => {
  answers()
  await tellIndexNow(KEY, at('/b'), `${origin}/indexnow`)

  const { body = '' } = site.all.at(-1) ?? {}
  const proof = { host, key: KEY, keyLocation: `${origin}/${KEY}.txt` }
  expect(JSON.parse(body)).toEqual({ ...proof, urlList: at('/b') })
  expect(said.join('\n')).toContain(body)
})

test.each([
  ['of no change', [], {}, 'no changed page'],
  ['while another site answers', at('/b'), { key: 'the page of another site' }, 'was not told'],
  ['again, if that fails', at('/b'), { status: 429 }, 'answers 429'],
])('says why search engines were not told %s', async (_, urls, given, reason) => {
  answers(undefined, given)
  await tellIndexNow(KEY, urls, `${origin}/indexnow`)

  expect(said.join('\n')).toContain(reason)
  expect(site.all.some(({ path }) => path === '/indexnow')).toBe('status' in given)
})

test('a site that breaks off its answer fails no deployment', async () => {
  site.behave((response) => {
    response.writeHead(200, { 'Content-Length': 99 }).write('key', () => {
      setTimeout(() => response.destroy(), 50)
    })
  })
  await tellIndexNow(KEY, at('/b'), `${origin}/indexnow`)

  expect(said.join('\n')).toContain('was not told')
})
