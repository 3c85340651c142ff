import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { ContactRecord } from '#worker/contact/record.ts'
import { operatorAt } from '#worker/test/operator-at.ts'
import { serveWorker } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { storeRows } from '#worker/test/store-rows.ts'

const worker = await serveWorker()

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const SCRIPT = '<script>alert("1")</script>'

const { ask } = operatorAt(worker, 'grace', 'Asia/Kolkata')
const open = (path = '', headers = {}) => ask(path, { headers: { Accept: BROWSER, ...headers } })

const read = async (path = '') => (await open(path)).text()

const store = (count: number, changes: Partial<ContactRecord> = {}) =>
  storeContacts(worker.db, count, () => changes)

test.each([
  ['a browser', BROWSER, 'text/html; charset=UTF-8'],
  ['a program', '*/*', 'application/json'],
  ['one that prefers JSON', 'application/json, text/html;q=0.9', 'application/json'],
])(
  'answers %s in its format, allows only its own script file, and is not cached',
  async (_, Accept, type) => {
    await store(1)

    for (const path of ['', '/id-1', '/nope']) {
      const { headers } = await open(path, { Accept })
      const policy = headers.get('Content-Security-Policy')

      expect(headers.get('Content-Type')).toBe(type)
      expect(policy?.includes("style-src 'self'")).toBe(Accept === BROWSER)
      expect(policy).toMatch(/^default-src 'none'; /)
      expect(policy?.includes("script-src 'self';")).toBe(Accept === BROWSER)
      expect(policy).not.toMatch(/unsafe|https:|script-src (?!'self';)/)
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Vary')).toBe('Accept, Authorization, Cookie')
    }
  },
)

test('shows any markup of a visitor as text, in the list and on its page', async () => {
  await store(1, { name: SCRIPT, email: '"><img>@b.example', message: `${SCRIPT}\n${SCRIPT}` })
  await worker.rows(`UPDATE contact SET reasons = '["<script>"]', status = 'spam'`)

  for (const page of [await read('?status=all'), await read('/id-1'), await read(`?q=${SCRIPT}`)]) {
    expect(page).not.toMatch(/<script>|<img>/)
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  }
})

test('searches all enquiries from every tab, says so, and keeps the search in other tabs', async () => {
  await store(1)

  const page = await read('?status=spam&limit=1&q=wish')

  expect(page).not.toContain('<input type="hidden" name="status"')
  expect(page).toMatch(/Found in Spam\./)
  expect(await read('?q=wish')).toMatch(/Found in All\./)
  expect(page).toContain('<input type="hidden" name="limit" value="1"/>')
  expect(page).toContain('href="/api/contacts?status=todo&amp;limit=1&amp;q=wish"')
  expect(page).toContain('value="wish"')
})

test.each([
  ['', 'Nothing to do'],
  ['?q=+', 'Nothing to do'],
  ['?from=2026-11-20', 'No enquiries match these filters'],
  ['', 'Notifications are off'],
  ['?status=held', 'No enquiries in Held'],
  ['?q=lighthouse', 'No results for “lighthouse”'],
  ['?cursor=1', 'No further enquiries'],
])('the empty list %s says: %s', async (query, words) => {
  expect(parse(await read(query)).text).toContain(words)
})

test('shows why an enquiry was flagged, and the button for a mistake', async () => {
  await store(1, {
    status: 'spam',
    // The last one is of an earlier filter.
    reasons: ['honeypot', 'words: guest post, backlinks', 'gone'] as ContactRecord['reasons'],
  })

  const list = await read('?status=spam')
  const page = await read('/id-1')

  expect(list).toContain('Reasons: </span>hidden field filled; words: guest post, backlinks; gone')
  expect(page).toContain('A field that people do not see was filled in')
  expect(page).toContain('Its words: “guest post”, “backlinks”.')
  expect(page).toContain('gone')
  expect(page).toMatch(/formaction="\/api\/contacts\/id-1\/status"[^>]*name="status" value="new"/)
})

test.each([
  ['held', true],
  ['new', false],
] as const)('offers "Not spam" for a %s enquiry: %s', async (status, offered) => {
  await store(1, { status })

  expect((await read('/id-1')).includes('Not spam')).toBe(offered)
  const buttons = parse(await read(`?status=${status}`)).querySelectorAll('.row-actions button')
  const names = buttons.map(({ attrs }) => attrs['aria-label'])
  expect(names.includes('Not spam Ada')).toBe(offered)
  expect(names).toContain('Done Ada')
})

test('shows failed notifications, and the state of each delivery', async () => {
  await store(2)
  await storeRows(
    worker.db,
    'outbox',
    {
      ...{ state: 'dead', tries: 20, error: 'The receiver answered 503.' },
      created_at: new Date().toISOString(),
    },
    {
      ...{ channel: 'email', contact_id: 'id-2', state: 'waiting', tries: 3 },
      ...{ next_at: 1795258800000, error: 'There was no answer in time.' },
    },
  )

  const list = await read()
  const delayed = await read('/id-2')

  const notice = parse(list).querySelector('.notice-problem')
  expect(notice?.querySelectorAll('p').map(({ text }) => text.replace(/\s+/g, ' ').trim())).toEqual(
    [
      'Email failed 3 times: 1 notification waiting. Last error: There was no answer in time.',
      'Webhook failed 20 times: 1 notification given up. Last error: The receiver answered 503.',
      expect.stringContaining('tried again, for 72 hours'),
    ],
  )
  expect(notice?.closest('details')).toBeNull()
  expect(delayed).toContain('3 failed attempts')
  expect(delayed).toContain('<time datetime="2026-11-21T11:00:00Z">Nov 21, 2026, 16:30</time>')
})

test('stays readable while the audit log fails', async () => {
  await store(1)

  await worker.withoutStorage(async () => {
    for (const path of ['', '/id-1']) expect(await read(path)).toContain('Secret wish')
  }, ['audit'])
})

test.each<[string, number, string, Record<string, string>?]>([
  [
    '?status=nope',
    422,
    'status: Send one of: todo, queue, waiting, later, new, open, done, held, spam, all.',
  ],
  ['/id-1?changed=all', 422, 'changed: Remove this parameter.'],
  ['/nope', 404, 'There is no enquiry at this address.'],
  ['', 401, 'Sign in with the operator token', { authorization: 'Bearer wrong' }],
])('shows the error of %s on a page (%i)', async (path, status, words, headers) => {
  await store(1)

  const response = await open(path, headers)
  const page = await response.text()

  expect(response.status).toBe(status)
  expect(page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain(words)
  expect(page).not.toMatch(/Secret|LF-1/)
  expect(response.headers.get('WWW-Authenticate')).toBeNull()
})

test('when storage fails, names the id of the request in the log', async () => {
  const response = await worker.withoutStorage(() => open(), ['contact'])

  expect(response.status).toBe(503)
  expect(await response.text()).toContain(response.headers.get('X-Request-Id'))
})
