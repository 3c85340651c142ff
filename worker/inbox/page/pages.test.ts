import { expect, test } from 'vitest'
import type { ContactRecord } from '#worker/contact/record.ts'
import { OPERATOR_TOKEN, serveWorker } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'

const worker = serveWorker()

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const SCRIPT = '<script>alert("1")</script>'

function open(path = '', headers: Record<string, string> = {}) {
  const authorization = `Bearer ${OPERATOR_TOKEN}`
  return worker.fetch(`/api/contacts${path}`, {
    headers: { authorization, Accept: BROWSER, ...headers },
  })
}

const read = async (path = '') => (await open(path)).text()

async function store(count: number, changes: Partial<ContactRecord> = {}) {
  await storeContacts(await worker.database(), count, () => changes)
}

async function execute(sql: string) {
  await (await worker.database()).exec(sql.replaceAll('\n', ' '))
}

/** The references in the order of their first mention. */
const references = (page: string) => [...new Set(page.match(/LF-\d+/g))]

test.each([
  ['a browser', BROWSER, 'text/html; charset=UTF-8'],
  ['a program', '*/*', 'application/json'],
  ['one that prefers JSON', 'application/json, text/html;q=0.9', 'application/json'],
])('answers %s in its own format', async (_, Accept, type) => {
  await store(1)

  for (const path of ['', '/id-1', '/nope']) {
    expect((await open(path, { Accept })).headers.get('Content-Type')).toBe(type)
  }
})

test.each([
  ['the list', ''],
  ['an enquiry', '/id-1'],
  ['a refusal', '/nope'],
])('sends %s under a policy that runs no script, and keeps it nowhere', async (_, path) => {
  await store(1)

  const { headers } = await open(path)

  const policy = headers.get('Content-Security-Policy')
  expect(policy).toMatch(/^default-src 'none'; style-src 'self'; /)
  expect(policy).not.toMatch(/script-src|unsafe/)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Vary')).toBe('Accept, Authorization')
})

test('shows whatever was written as text, in the list and on its page', async () => {
  await store(1, { name: SCRIPT, email: '"><img>@b.example', message: `${SCRIPT}\n${SCRIPT}` })
  await execute(`UPDATE contact SET reasons = '["<script>"]', status = 'spam'`)

  for (const page of [await read(), await read('/id-1'), await read(`?q=${SCRIPT}`)]) {
    expect(page).not.toMatch(/<script|<img>/)
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  }
})

test('keeps the line breaks of a message and puts no word of it into an address', async () => {
  await store(1, { message: 'One\r\n\r\n  Two' })

  const page = await read('/id-1')

  expect(page).toContain('One\r\n\r\n  Two')
  expect(page).not.toMatch(/(?:href|action)="[^"]*(?:One|Ada)/)
})

test('answers by mail with the reference as subject, and no other header', async () => {
  await store(1, { email: "o'hara?cc=x&b@b.example" })

  expect(await read('/id-1')).toContain(
    'href="mailto:o&#39;hara%3Fcc%3Dx%26b@b.example?subject=Your%20enquiry%20LF-1"',
  )
})

test('lists fifty enquiries and leads to the older ones and back to the newest', async () => {
  await store(60)

  const first = await read()
  const [, older = ''] =
    /<a[^>]+href="\/api\/contacts(\?cursor=[^"]+)"[^>]*>\s*Older/.exec(first) ?? []
  const second = await read(older)

  expect(references(first)).toHaveLength(50)
  expect(references(second)).toEqual(Array.from({ length: 10 }, (_, at) => `LF-${10 - at}`))
  expect(first).not.toContain('Newest')
  expect(second).toMatch(/href="\/api\/contacts">\s*Newest/)
  expect(second).not.toContain('Older')
})

test('counts every status, and leaves the counts out of a search', async () => {
  await store(3)
  await execute("UPDATE contact SET status = 'held' WHERE id = 'id-2'")

  const text = async (path: string) => (await read(path)).replace(/<[^>]*>/g, '')

  expect(await text('')).toContain('All 3New 2Open 0Done 0Held 1Spam 0')
  expect(await text('?q=wish')).toContain('AllNewOpenDoneHeldSpam')
})

test('keeps status and limit while searching, and the words while changing the status', async () => {
  await store(1)

  const page = await read('?status=new&limit=1&q=wish')

  expect(page).toContain('<input type="hidden" name="status" value="new"/>')
  expect(page).toContain('<input type="hidden" name="limit" value="1"/>')
  expect(page).toContain('href="/api/contacts?status=held&amp;limit=1&amp;q=wish"')
  expect(page).toContain('value="wish"')
})

test('takes an empty search for none', async () => {
  await store(1)

  expect(references(await read('?q=+'))).toEqual(['LF-1'])
})

test.each([
  ['', 'No enquiry yet'],
  ['?status=held', 'Nothing is in Held'],
  ['?q=lighthouse', 'Nothing found for “lighthouse”'],
  [`?cursor=${btoa('before:1')}`, 'There is nothing older'],
])('says why the list %s is empty', async (query, words) => {
  expect(await read(query)).toContain(words)
})

test.each(['held', 'spam'] as const)(
  'shows why an enquiry is %s, and releases it',
  async (status) => {
    await store(1, { status })
    await execute(
      `UPDATE contact SET reasons = '["honeypot","words: guest post, backlinks","gone"]'`,
    )

    for (const page of [await read(`?status=${status}`), await read('/id-1')]) {
      expect(page).toContain('A field that people do not see was filled in')
      expect(page).toContain('Its words: “guest post”, “backlinks”.')
      expect(page).toContain('gone')
      expect(page).toMatch(/action="\/api\/contacts\/id-1\/status".*name="status" value="new"/s)
      expect(page).toContain('Release')
    }
  },
)

test('offers no release where nothing was doubted', async () => {
  await store(1)

  expect(await read()).not.toContain('Release')
  expect(await read('/id-1')).not.toContain('Release')
})

test('says where an enquiry went that has just left the list', async () => {
  await store(1)

  const page = await read('?status=held&changed=id-1')

  expect(page).toMatch(
    /role="status"[^>]*>\s*<a href="\/api\/contacts\/id-1">LF-1<\/a> is now New\./,
  )
  expect(page.match(/changed=/g)).toBeNull()
})

test('says that nobody is told while no channel is set up', async () => {
  expect(await read()).toContain('Nobody is told of new enquiries')
})

test('says what was given up, and how each delivery went', async () => {
  await store(2)
  await execute(
    `INSERT INTO outbox (id, channel, contact_id, state, tries, next_at, error, created_at)
     SELECT 'a' || id, 'webhook', id, 'dead', 20, 0, 'The receiver answered 503.', ''
     FROM contact WHERE id = 'id-1'
     UNION ALL
     SELECT 'b' || id, 'email', id, 'waiting', 3, 1795258800000, 'There was no answer in time.', ''
     FROM contact WHERE id = 'id-2'`,
  )

  const list = await read()
  const given = await read('/id-1')
  const delayed = await read('/id-2')

  expect(list).toMatch(/1\s+notification was\s+given up/)
  expect(list).toContain('Not delivered')
  expect(list).toContain('Delivery delayed')
  expect(given).toContain('Given up after 20 tries')
  expect(given).toContain('The receiver answered 503.')
  expect(given).toContain('action="/api/contacts/id-1/resend"')
  expect(delayed).toContain('3 tries in vain')
  expect(delayed).toContain('<time datetime="2026-11-21T11:00:00Z">21 Nov 2026, 11:00 UTC</time>')
})

test('names at most twenty of what was given up', async () => {
  await store(25)
  await execute(
    `INSERT INTO outbox (id, channel, contact_id, state, next_at, created_at)
     SELECT id, 'webhook', id, 'dead', 0, id FROM contact`,
  )

  const page = await read('?limit=1')

  expect(page).toMatch(/More than 20\s+notifications were\s+given up/)
  expect(references(page)).toHaveLength(20)
})

test('stays readable while the audit fails', async () => {
  await store(1)

  await worker.withoutStorage(async () => {
    for (const path of ['', '/id-1']) expect(await read(path)).toContain('Secret wish')
  }, ['audit'])
})

test.each([
  ['?status=nope', 422, 'status: Send one of: new, open, done, held, spam.'],
  ['/id-1?changed=all', 422, 'changed: Remove this parameter.'],
  ['/nope', 404, 'There is no enquiry at this address.'],
])('says on a page what was wrong with %s', async (path, status, words) => {
  await store(1)

  const response = await open(path)

  expect(response.status).toBe(status)
  expect((await response.text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain(words)
})

test('asks a browser to sign in, and shows a page when it does not', async () => {
  await store(1)

  const response = await open('', { authorization: 'Bearer wrong' })

  expect(response.status).toBe(401)
  expect(response.headers.get('WWW-Authenticate')).toMatch(/^Basic /)
  expect(await response.text()).not.toMatch(/Secret|LF-1/)
})

test.each(['POST', 'PUT', 'DELETE'])('answers 405 to %s of an enquiry', async (method) => {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }

  const response = await worker.fetch('/api/contacts/id-1', { method, headers })

  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD')
})
