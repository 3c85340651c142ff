import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { ContactRecord } from '#worker/contact/record.ts'
import { basic } from '#worker/test/bad-credentials.ts'
import { OPERATOR_TOKEN, serveWorker, WEBHOOK_AWAY } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'

const worker = serveWorker(WEBHOOK_AWAY)

const headers = { ...basic(OPERATOR_TOKEN, 'grace'), Accept: 'text/html' }
const open = (path: string) => worker.fetch(`/api/contacts/${path}`, { headers })

async function read(path: string) {
  return parse(await (await open(path)).text())
}

async function store(count: number, change: (n: number) => Partial<ContactRecord> = () => ({})) {
  await storeContacts(await worker.database(), count, change)
}

async function send(path: string, fields: Record<string, string> = {}) {
  const init = { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) } as const
  return worker.fetch(`/api/contacts/${path}`, { ...init, headers })
}

const texts = (page: ReturnType<typeof parse>, selector: string) =>
  page.querySelectorAll(selector).map(({ text }) => text.replace(/\s+/g, ' ').trim())

test('tells what became of an enquiry, oldest first', async () => {
  await store(1, () => ({ status: 'held', reasons: ['links'] }))
  await (await worker.database()).exec(
    `INSERT INTO outbox (id, channel, contact_id, state, tries, next_at, error, delivered_at, created_at)
     VALUES ('a', 'email', 'id-1', 'delivered', 1, 0, NULL, '2026-11-20T12:00:01.000Z', ''),
            ('b', 'slack', 'id-1', 'dead', 20, 0, 'The receiver answered 503.', NULL, '')`.replaceAll(
      '\n',
      ' ',
    ),
  )
  await send('id-1/note', { note: '<b>First\r\nnote' })
  await send('id-1/status', { status: 'open', note: 'Second note' })
  await send('id-1/note', { note: 'Third note' })

  const page = await read('id-1')

  expect(texts(page, '.history li')).toEqual([
    expect.stringMatching(/Received as Held.*It has links/),
    expect.stringMatching(/Email: delivered$/),
    expect.stringMatching(/Note by grace \(unverified\)<b>First note$/),
    expect.stringMatching(/Note by grace .*Second note$/),
    expect.stringMatching(/Moved from Held to Open by grace/),
    expect.stringMatching(/Note by grace .*Third note$/),
    expect.stringMatching(/^Slack: given up after 20 tries.*answered 503\.$/),
  ])
  expect(page.querySelector('textarea')?.text.trim()).toBe('')
})

test.each([
  ['', 'LF-5', 'LF-1'],
  ['status=all', 'LF-4', 'LF-2'],
  ['status=new', 'LF-5', 'LF-1'],
  ['q=planet', 'LF-5', undefined],
  ['status=new&limit=1&cursor=3', 'LF-5', 'LF-1'],
])('leads on in the list ?%s', async (list, previous, next) => {
  await store(5, (n) => ({
    status: n % 2 === 1 ? 'new' : 'done',
    message: n === 5 ? 'A planet' : 'A wish',
  }))

  const page = await read(`id-3?list=${encodeURIComponent(list)}`)
  const beside = (rel: string) => page.querySelector(`a[rel=${rel}]`)?.getAttribute('href')
  const address = (reference: string | undefined) => {
    const query = list && `?${new URLSearchParams({ list })}`
    return reference && `/api/contacts/${reference.replace('LF', 'id')}${query}`
  }

  expect(beside('prev')).toBe(address(previous))
  expect(beside('next')).toBe(address(next))
  expect(page.querySelector('.ways a')?.getAttribute('href')).toBe(
    list ? `/api/contacts?${list}` : '/api/contacts',
  )
})

test('keeps the list through every button of the page', async () => {
  await store(2)

  const page = await read('id-1?list=q%3Dwish')
  const targets = page
    .querySelectorAll('form, [formaction]')
    .map((each) => each.getAttribute('formaction') ?? each.getAttribute('action'))

  expect(targets.length).toBeGreaterThan(4)
  expect(targets.filter((target) => !target?.endsWith('?list=q%3Dwish'))).toEqual([])
  expect(page.querySelectorAll('button').filter((each) => !inForm(each))).toEqual([])
})

const inForm = (button: ReturnType<typeof parse>) =>
  button.closest('form') !== null || button.getAttribute('form') === 'changes'

test('opens the mail program after the move to open, once, and shows the way to it', async () => {
  await store(1)

  const before = await read('id-1')
  const { headers: moved } = await send('id-1/answer')
  const path = moved.get('Location')?.replace('/api/contacts/', '') ?? ''
  const answered = await open(path)
  const page = parse(await answered.text())
  const later = await open(path.replace(/at=\d+/, `at=${Date.now() - 60_000}`))

  expect(before.querySelector('[formaction="/api/contacts/id-1/answer"]')).not.toBeNull()
  const mailto = page.querySelector('[role=status] a[autofocus]')?.getAttribute('href') ?? ''
  expect(mailto).toMatch(/^mailto:ada@lovelace\.example\?subject=.*LF-1/)
  expect(answered.headers.get('Refresh')).toBe(`0; url=${mailto}`)
  expect(later.headers.get('Refresh')).toBeNull()
})

test('shows what else came from the address, and leads to all of it', async () => {
  await store(7, (n) => ({ email: n === 2 ? 'bob@b.example' : 'ada@b.example' }))

  const page = await read('id-3')
  const alone = await read('id-2')

  expect(texts(page, '.others a')).toEqual(['LF-7', 'LF-6', 'LF-5', 'LF-4', 'LF-1'])
  expect(texts(alone, '.others a')).toEqual([])
  expect(page.querySelector('a[href="/api/contacts/person?enquiry=id-3"]')).not.toBeNull()
})

test("lets a visitor's words run in their own direction", async () => {
  await store(1, () => ({ name: 'עדה', message: 'שלום' }))
  await send('id-1/note', { note: 'מחר' })

  const page = await read('id-1')

  for (const words of ['עדה', 'שלום', 'מחר']) {
    const around = page.querySelectorAll('[dir=auto], bdi').map(({ text }) => text.trim())
    expect(around).toContain(words)
  }
})
