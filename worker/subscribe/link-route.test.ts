import { expect, test } from 'vitest'
import { serveWorker } from '../test/serve-worker.ts'
import { confirmUrl, unsubscribeUrl } from './links.ts'
import { createSubscription } from './store.ts'

const worker = serveWorker()

type State = 'pending' | 'confirmed' | 'unsubscribed'

async function subscribeAs(state: State): Promise<string> {
  const db = await worker.database()
  await createSubscription(db, 'ada@reader.example', { channels: [] })
  await db.prepare('UPDATE subscription SET state = ?1').bind(state).run()
  return String(await db.prepare('SELECT id FROM subscription').first('id'))
}

async function storedState() {
  return (await worker.database()).prepare('SELECT state FROM subscription').first('state')
}

function post(path: string, headers: Record<string, string> = {}, body = '') {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return worker.fetch(path, { method: 'POST', headers: { ...type, ...headers }, body })
}

const heading = (html: string) => /<h1>(.*)<\/h1>/.exec(html)?.[1]
const button = (html: string) =>
  /<form method="post"><button class="action">(.*)<\/button><\/form>/.exec(html)?.[1]

test.each<[string, State, number, string, string | undefined]>([
  ['confirm', 'pending', 200, 'One click, and you are subscribed.', 'Confirm'],
  ['confirm', 'confirmed', 200, 'You are subscribed.', undefined],
  ['confirm', 'unsubscribed', 404, 'This link no longer works.', undefined],
  ['unsubscribe', 'pending', 200, 'Do you want to leave?', 'Unsubscribe'],
  ['unsubscribe', 'confirmed', 200, 'Do you want to leave?', 'Unsubscribe'],
  ['unsubscribe', 'unsubscribed', 200, 'You are off the list.', undefined],
])(
  'a visit to %s changes nothing for who is %s, and shows the page for it',
  async (step, state, status, title, label) => {
    const id = await subscribeAs(state)

    for (const method of ['GET', 'HEAD']) {
      const response = await worker.fetch(`/api/subscribe/${id}/${step}`, { method })
      const html = await response.text()

      expect(response.status).toBe(status)
      if (method === 'GET') expect([heading(html), button(html)]).toEqual([title, label])
      expect(await storedState()).toBe(state)
    }
  },
)

test.each<[string, State, number, State]>([
  ['confirm', 'pending', 200, 'confirmed'],
  ['confirm', 'confirmed', 200, 'confirmed'],
  ['confirm', 'unsubscribed', 404, 'unsubscribed'],
  ['unsubscribe', 'pending', 200, 'unsubscribed'],
  ['unsubscribe', 'confirmed', 200, 'unsubscribed'],
  ['unsubscribe', 'unsubscribed', 200, 'unsubscribed'],
])(
  'the button of %s makes of who is %s, with %i, one who is %s',
  async (step, state, status, after) => {
    const id = await subscribeAs(state)

    const response = await post(`/api/subscribe/${id}/${step}`, { 'Sec-Fetch-Site': 'same-origin' })

    expect(response.status).toBe(status)
    expect(await storedState()).toBe(after)
    expect(button(await response.text())).toBeUndefined()
  },
)

test('unsubscribes by the one POST of a mail program, from anywhere, without a redirect', async () => {
  const path = unsubscribeUrl(await subscribeAs('confirmed'))
  const foreign = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }

  const response = await post(path, foreign, 'List-Unsubscribe=One-Click')

  expect(response.status).toBe(200)
  expect(response.redirected).toBe(false)
  expect(await storedState()).toBe('unsubscribed')
})

test('confirms only from our own page', async () => {
  const path = confirmUrl(await subscribeAs('pending'))

  const response = await post(path, { Origin: 'https://evil.example' })

  expect(response.status).toBe(403)
  expect(heading(await response.text())).toBe('That did not work.')
  expect(await storedState()).toBe('pending')
})

test.each([
  ['GET', 'confirm'],
  ['POST', 'confirm'],
  ['GET', 'unsubscribe'],
  ['POST', 'unsubscribe'],
])('answers %s of an unknown link to %s with a page and 404', async (method, step) => {
  await subscribeAs('pending')
  for (const id of [crypto.randomUUID(), '%00', "'%20OR%20'1'='1"]) {
    const response = await worker.fetch(`/api/subscribe/${id}/${step}`, { method })

    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toMatch('text/html')
    expect(heading(await response.text())).toBe('This link no longer works.')
  }
  expect(await storedState()).toBe('pending')
})

test('shows a page of the site, not indexed, kept or told to others, without its app', async () => {
  const response = await worker.fetch(confirmUrl(await subscribeAs('pending')))
  const html = await response.text()

  expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Content-Security-Policy')).toMatch('sha256-page')
  expect(response.headers.get('ETag')).toBeNull()
  expect(html).toContain('<title>One click, and you are subscribed.</title>')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<p>Elsewhere</p>')
  expect(html).toContain('<a class="action action-quiet" href="/blog">Back</a>')
  expect(html).not.toContain('boot()')
  expect(html).not.toContain('Theme')
  expect(html).not.toContain('Stored')
})

test.each(['PUT', 'DELETE', 'PATCH'])(
  'refuses %s and names the methods there are',
  async (method) => {
    const response = await worker.fetch(confirmUrl(await subscribeAs('pending')), { method })

    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
  },
)

test.each(['GET', 'POST'])(
  'says when to try again, and offers it, when storage fails at %s; no id is logged',
  async (method) => {
    const id = await subscribeAs('pending')
    const response = await worker.withoutStorage(() => worker.fetch(unsubscribeUrl(id), { method }))

    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
    expect(button(await response.text())).toBe('Unsubscribe')
    expect(worker.logs().map((line) => JSON.parse(line))).toMatchObject([
      { code: 'storage_unavailable' },
    ])
    expect(worker.logs().join()).not.toContain(id)
  },
)
