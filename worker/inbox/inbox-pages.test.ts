import { expect, test } from 'vitest'
import type { EnquiryRecord } from '#worker/enquiry/enquiry-record.ts'
import { storeRows } from '#worker/test/database-helpers.ts'
import { operatorClient } from '#worker/test/operator-client.ts'
import { startWorker } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'

const worker = await startWorker()

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const SCRIPT = '<script>alert("1")</script>'

const { ask, read } = operatorClient(worker, 'grace', 'Asia/Kolkata')
const open = (path = '', headers = {}) => ask(path, { headers: { Accept: BROWSER, ...headers } })

const store = (count: number, changes: Partial<EnquiryRecord> = {}) =>
  storeEnquiries(worker.db, count, () => changes)

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
      const own = policy?.match(/(?:style|script)-src [^;]*/g) ?? []
      expect(own).toEqual(Accept === BROWSER ? ["script-src 'self'", "style-src 'self'"] : [])
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Vary')).toBe('Accept, Authorization, Cookie')
    }
  },
)

test('shows any markup of a visitor as text, in the list and on its page', async () => {
  await store(1, { name: SCRIPT, email: '"><img>@b.example', message: `${SCRIPT}\n${SCRIPT}` })
  await worker.rows(`UPDATE enquiry SET reasons = '["<script>"]', status = 'spam'`)

  for (const path of ['?status=all', '/id-1', `?q=${SCRIPT}`]) {
    const page = await (await open(path)).text()
    expect(page).not.toMatch(/<script>|<img>/)
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  }
})

test('searches all enquiries from every tab, says so, and keeps the search in other tabs', async () => {
  const page = await read('?status=spam&limit=1&q=wish')

  const fields = page.querySelectorAll('form.search input').map(({ attrs }) => attrs)
  expect(fields.slice(0, 2)).toMatchObject([{ name: 'limit' }, { name: 'q', value: 'wish' }])
  expect(page.text).toMatch(/Found in Spam: 0\./)
  await store(3)
  expect((await read('?q=wish')).text).toMatch(/Found in All: 3\./)
  expect((await read('?q=wish&limit=2')).text).toMatch(/Found in All: more than 2\./)
  expect(page.querySelector('.tabs a')?.attrs.href).toBe('/api/contacts?status=todo&limit=1&q=wish')
})

test.each([
  ['?q=+', 'Nothing to do'],
  ['?from=2026-11-20', 'No enquiries match these filters'],
  ['', 'Notifications are off'],
  ['?status=held', 'No enquiries in Held'],
  ['?q=lighthouse', 'No enquiries match these filters'],
  ['?cursor=1', 'No further enquiries'],
  ['?status=todo&q=x&cursor=1.1.9', 'No further enquiries'],
])('the empty list %s says: %s', async (query, words) => {
  expect((await read(query)).text).toContain(words)
})

test('shows why an enquiry was flagged', async () => {
  await store(1, {
    status: 'spam',
    // The last one is of an earlier filter.
    reasons: ['honeypot', 'words: guest post, backlinks', 'gone'] as EnquiryRecord['reasons'],
  })

  const list = await read('?status=spam')
  const page = await read('/id-1')

  expect(list.text).toContain('Reasons: hidden field filled; words: guest post, backlinks; gone')
  expect(page.text).toMatch(
    /A field that people do not see was filled in.*Its words: “guest post”, “backlinks”\..*gone/s,
  )
})

test.each([
  ['held', ['Not spam', 'Take on', 'Done', 'Spam']],
  ['new', ['Take on', 'Done', 'Spam', 'Tomorrow']],
] as const)('offers for an enquiry that is %s: %j', async (status, offered) => {
  await store(1, { status })

  const page = await read('/id-1')
  expect(page.querySelector('[name=status][value=new]') !== null).toBe(status === 'held')
  const buttons = (await read(`?status=${status}`)).querySelectorAll('.row-actions button')
  expect(buttons.map(({ text }) => text)).toEqual(offered)
})

test('shows failed notifications, and the state of each delivery', async () => {
  await store(2)
  await storeRows(
    worker.db,
    'outbox',
    {
      ...{ state: 'dead', attempts: 20, error: 'The receiver answered 503.' },
      created_at: new Date().toISOString(),
    },
    {
      ...{ channel: 'email', enquiry_id: 'id-2', state: 'waiting', attempts: 3 },
      ...{ next_at: 1795258800000, error: 'There was no response in time.' },
    },
  )

  const problems = (await read()).querySelectorAll('.notice-problem p')
  const delayed = (await read('/id-2')).toString()

  expect(problems.map(({ text }) => text.replace(/\s+/g, ' ').trim())).toEqual([
    'Email failed. Failed attempts: 3, notifications waiting: 1, given up: 0. Last error: There was no response in time.',
    'Webhook failed. Failed attempts: 20, notifications waiting: 0, given up: 1. Last error: The receiver answered 503.',
    expect.stringContaining('tried again, for 72 hours'),
  ])
  expect(delayed).toContain('3 failed attempts')
  expect(delayed).toContain('<time datetime="2026-11-21T11:00:00Z">Nov 21, 2026, 16:30</time>')
})

test('stays readable while the audit log fails', async () => {
  await store(1)

  await worker.withoutStorage(async () => {
    for (const path of ['', '/id-1']) expect((await read(path)).text).toContain('Secret wish')
  }, ['audit'])
})

test.each<[string, number, string, Record<string, string>?]>([
  [
    '?status=nope',
    422,
    'status: Send one of: todo, unassigned, queue, waiting, later, arrivals, new, open, done, held, spam, all.',
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
  const response = await worker.withoutStorage(() => open(), ['enquiry'])

  expect(response.status).toBe(503)
  expect(await response.text()).toContain(response.headers.get('X-Request-Id'))
})
