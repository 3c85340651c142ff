import { expect, test } from 'vitest'
import { jsonPost } from '../test/fetch-in-process.ts'
import { serveWorkerd } from '../test/serve-workerd.ts'

const worker = await serveWorkerd()

type Call = { body: string | URLSearchParams; headers?: Record<string, string>; path?: string }

const address = 'ada@lovelace.example'

function post({ path = '/api/subscribe', ...call }: Call) {
  return worker.fetch(path, { method: 'POST', redirect: 'manual', ...call })
}

const form = (fields: Record<string, string>, path = '/api/subscribe?box=closing'): Call => ({
  body: new URLSearchParams(fields),
  path,
})

const stored = () => worker.rows('SELECT id, email, state, created_at FROM subscription')

async function setState(state: string) {
  await worker.db.prepare('UPDATE subscription SET state = ?1').bind(state).run()
}

test('stores each address as pending, trimmed, with unchanged case and the time', async () => {
  const before = Date.now()
  const response = await post(jsonPost({ email: ' Ada@Lovelace.example\n' }))

  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ status: 'pending' })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const [subscription] = await stored()
  expect(subscription).toEqual({
    // The secret of its links: at least 128 bits, of 64 characters.
    id: expect.stringMatching(/^[\w-]{22,30}$/),
    email: 'Ada@Lovelace.example',
    state: 'pending',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
  expect(Date.parse(String(subscription?.created_at))).toBeGreaterThanOrEqual(before)

  await post(jsonPost({ email: 'Ada+blog@Lovelace.example' }))
  expect(await stored()).toHaveLength(2)
})

test.each([
  ['pending', 'pending'],
  ['confirmed', 'confirmed'],
  ['unsubscribed', 'pending'],
])('answers the same for an address that is %s, which is then %s', async (state, after) => {
  const first = await post(jsonPost({ email: address }))
  await setState(state)
  const [before] = await stored()

  const again = await post(jsonPost({ email: address.toUpperCase() }))

  expect(again.status).toBe(first.status)
  expect(await again.text()).toBe(await first.text())
  expect([...again.headers.keys()]).toEqual([...first.headers.keys()])
  expect(await stored()).toEqual([{ ...before, state: after }])
})

test('returns the blog page for a form that is too large, and stores nothing', async () => {
  const response = await post(form({ email: address.repeat(5_000) }))

  expect(response.status).toBe(413)
  expect(await response.text()).toMatch(/<p data-form-error>.{20,}<\/p>/)
  expect(await stored()).toEqual([])
})

test.each([
  ['/api/subscribe?box=closing', 'closing'],
  ['/api/subscribe?box=aside', 'aside'],
  ['/api/subscribe', 'aside'],
  ['/api/subscribe?box="]nonsense', 'aside'],
])('fills in only the form that %s names', async (path, box) => {
  const html = await (await post(form({ email: '"ada" &amp;' }, path))).text()
  const [aside = '', closing = ''] = html.split('<form action="/api/').slice(1)

  const [named, other] = box === 'aside' ? [aside, closing] : [closing, aside]
  expect(named).toContain('<p data-form-error>Please check the following: Email.</p>')
  expect(named).toContain(
    '<input name="email" value="&quot;ada&quot; &amp;amp;" aria-invalid="true" autofocus=""><p data-error-for="email">Enter an email address such as name@company.example.</p>',
  )
  expect(other).toContain('<p data-form-error hidden></p>\n<input name="email">')
  expect(html).toContain('<form action="/blog"><input name="q"></form>')
  expect(html).not.toContain('boot()')
})
