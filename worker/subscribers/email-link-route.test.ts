import { expect, test } from 'vitest'
import { serveWorkerd } from '../test/serve-workerd.ts'
import site from '../test/site/texts.json' with { type: 'json' }
import { createSubscription } from './store.ts'

const worker = await serveWorkerd()

type State = 'pending' | 'confirmed' | 'unsubscribed'

async function subscribeAs(state: State): Promise<string> {
  await createSubscription(worker.db, 'ada@reader.example', { channels: [], language: 'en-US' })
  await worker.db.prepare('UPDATE subscription SET state = ?1').bind(state).run()
  return String(await worker.db.prepare('SELECT id FROM subscription').first('id'))
}

async function storedState() {
  return (await worker.rows('SELECT state FROM subscription'))[0]?.state
}

function post(path: string, headers: Record<string, string> = {}, body = '') {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return worker.fetch(path, { method: 'POST', headers: { ...type, ...headers }, body })
}

const heading = (html: string) => /<h1>(.*)<\/h1>/.exec(html)?.[1]
const button = (html: string) =>
  /<form method="post"><button class="action">(.*)<\/button><\/form>/.exec(html)?.[1]

type Page = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'unknown'

/** The English heading of a page, and the label of its button if it has one. */
function textsOf(page: Page): { heading?: string; button?: string } {
  return site.find(({ language }) => language === 'en-US')?.texts.subscriptionPages[page] ?? {}
}

test.each<[string, State, number, Page, State]>([
  ['confirm', 'pending', 200, 'confirm', 'confirmed'],
  ['confirm', 'confirmed', 200, 'confirmed', 'confirmed'],
  ['confirm', 'unsubscribed', 404, 'unknown', 'unsubscribed'],
  ['unsubscribe', 'pending', 200, 'unsubscribe', 'unsubscribed'],
  ['unsubscribe', 'confirmed', 200, 'unsubscribe', 'unsubscribed'],
  ['unsubscribe', 'unsubscribed', 200, 'unsubscribed', 'unsubscribed'],
])(
  '%s of a %s address: a visit answers %i with the page %s, its button makes it %s',
  async (step, state, status, page, after) => {
    const path = `/api/subscribe/${await subscribeAs(state)}/${step}`
    const texts = textsOf(page)

    const visit = await worker.fetch(path)
    const html = await visit.text()

    expect(visit.status).toBe(status)
    expect([heading(html), button(html)]).toEqual([texts.heading, texts.button])
    expect(await storedState()).toBe(state)

    const click = await post(path, { 'Sec-Fetch-Site': 'same-origin' })

    expect(click.status).toBe(status)
    expect(button(await click.text())).toBeUndefined()
    expect(await storedState()).toBe(after)
  },
)

test('unsubscribes by a cross-origin POST of a mail program, without a redirect', async () => {
  const path = `/api/subscribe/${await subscribeAs('confirmed')}/unsubscribe`
  const foreign = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }

  const response = await post(path, foreign, 'List-Unsubscribe=One-Click')

  expect(response.status).toBe(200)
  expect(response.redirected).toBe(false)
  expect(await storedState()).toBe('unsubscribed')
})

test.each(['confirm', 'unsubscribe'])('answers an unknown link to %s with a page', async (step) => {
  await subscribeAs('pending')

  for (const id of ['%00', "'%20OR%20'1'='1"]) {
    const path = `/api/subscribe/${id}/${step}`
    for (const response of [await worker.fetch(path), await post(path)]) {
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toMatch('text/html')
      expect(heading(await response.text())).toBe(textsOf('unknown').heading)
    }
  }
  expect(await storedState()).toBe('pending')
})

test('shows a page of the site without its app, not indexed or cached, with no referrer for others', async () => {
  const response = await worker.fetch(`/api/subscribe/${await subscribeAs('pending')}/confirm`)
  const html = await response.text()

  expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Content-Security-Policy')).toMatch('sha256-page')
  expect(response.headers.get('ETag')).toBeNull()
  expect(html).toContain(`<title>${textsOf('confirm').heading}</title>`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<p>Elsewhere</p>')
  expect(html).toContain('<a class="action action-quiet" href="/blog">Back</a>')
  expect(html).not.toContain('boot()')
  expect(html).not.toContain('Theme')
  expect(html).not.toContain('Stored')
})

test('when storage fails, says when to retry, with a button; no id is logged', async () => {
  const id = await subscribeAs('pending')
  const path = `/api/subscribe/${id}/unsubscribe`

  for (const method of ['GET', 'POST']) {
    const response = await worker.withoutStorage(() => worker.fetch(path, { method }))

    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
    const html = await response.text()
    expect([heading(html), button(html)]).toEqual(['That did not work.', 'Unsubscribe'])
  }
  const logged = { code: 'storage_unavailable' }
  expect(worker.logs().map((line) => JSON.parse(line))).toMatchObject([logged, logged])
  expect(worker.logs().join()).not.toContain(id)
})
