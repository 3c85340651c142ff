import { expect, test } from 'vitest'
import { OPERATOR_TOKEN, serveWorker } from '../test/serve-worker.ts'
import { storeContacts } from '../test/store-contacts.ts'

const worker = serveWorker()

type Page = { contacts: { reference: string; status: string }[]; next: string | null }

const base64 = (text: string) => Buffer.from(text).toString('base64')

function list(query = '', headers: Record<string, string> = {}) {
  const authorization = `Bearer ${OPERATOR_TOKEN}`
  return worker.fetch(`/api/contacts${query}`, { headers: { authorization, ...headers } })
}

async function listAll(query: string): Promise<Page['contacts'][]> {
  const pages: Page['contacts'][] = []
  let cursor = ''
  do {
    const page = (await (await list(`?${query}${cursor}`)).json()) as Page
    pages.push(page.contacts)
    cursor = page.next ? `&cursor=${page.next}` : ''
  } while (cursor)
  return pages
}

/** Stores as many enquiries, LF-1 first; every tenth is done, the others are new. */
async function store(count: number): Promise<void> {
  const enquiry = { name: 'Ada', email: 'ada@lovelace.example', message: 'Secret wish' }
  await storeContacts(await worker.database(), count, (n) => ({
    ...enquiry,
    id: `id-${n}`,
    reference: `LF-${n}`,
    status: n % 10 === 0 ? 'done' : 'new',
    createdAt: '2026-11-20T12:00:00.000Z',
  }))
}

const newestFirst = (count: number) => Array.from({ length: count }, (_, at) => `LF-${count - at}`)
const references = (pages: Page['contacts'][]) => pages.flat().map(({ reference }) => reference)

test.each([
  ['Bearer', `Bearer ${OPERATOR_TOKEN}`],
  ['bearer in small letters', `bearer ${OPERATOR_TOKEN}`],
  ['Basic with any user name', `Basic ${base64(`anyone:${OPERATOR_TOKEN}`)}`],
  ['Basic without a user name', `Basic ${base64(`:${OPERATOR_TOKEN}`)}`],
])('lets an operator read with %s', async (_, authorization) => {
  await store(1)

  const response = await list('', { authorization })

  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Vary')).toBe('Accept, Authorization')
  expect(await response.json()).toEqual({
    contacts: [
      {
        id: 'id-1',
        reference: 'LF-1',
        name: 'Ada',
        email: 'ada@lovelace.example',
        serviceInterest: '',
        message: 'Secret wish',
        status: 'new',
        reasons: [],
        note: '',
        createdAt: '2026-11-20T12:00:00.000Z',
        statusAt: '2026-11-20T12:00:00.000Z',
        deliveries: [],
      },
    ],
    next: null,
  })
})

test('checks the credentials before it reads the query', async () => {
  const response = await worker.fetch('/api/contacts?limit=x')

  expect(response.status).toBe(401)
})

test('lists fifty enquiries unless asked for another number', async () => {
  await store(120)

  expect((await listAll('')).map((page) => page.length)).toEqual([50, 50, 20])
})

test('hands out every enquiry once, newest first, page by page', async () => {
  await store(450)

  const pages = await listAll('limit=200')

  expect(pages.map((page) => page.length)).toEqual([200, 200, 50])
  expect(references(pages)).toEqual(newestFirst(450))
})

test('ends without a cursor when the last page is full', async () => {
  await store(4)

  expect((await listAll('limit=2')).map((page) => page.length)).toEqual([2, 2])
})

test('skips and repeats nothing when enquiries arrive between two pages', async () => {
  await store(3)
  const first = (await (await list('?limit=2')).json()) as Page
  const newer = { name: 'Eve', email: 'eve@b.example', message: 'Later' }
  const headers = { 'Content-Type': 'application/json' }
  await worker.fetch('/api/contact', { method: 'POST', headers, body: JSON.stringify(newer) })

  const second = (await (await list(`?limit=2&cursor=${first.next}`)).json()) as Page

  expect(references([first.contacts, second.contacts])).toEqual(newestFirst(3))
})

test('lists one status alone, page by page', async () => {
  await store(50)

  const pages = await listAll('status=done&limit=3')

  expect(references(pages)).toEqual(['LF-50', 'LF-40', 'LF-30', 'LF-20', 'LF-10'])
  expect(references(await listAll('status=spam'))).toEqual([])
})

test('finds the enquiries of a status by the index, without sorting', async () => {
  const db = await worker.database()
  const { results } = await db
    .prepare(
      "EXPLAIN QUERY PLAN SELECT * FROM contact WHERE seq < 9 AND status = 'done' ORDER BY seq DESC",
    )
    .all<{ detail: string }>()

  expect(results.map(({ detail }) => detail)).toEqual([
    'SEARCH contact USING INDEX contact_status (status=? AND rowid<?)',
  ])
})

test.each([
  ['limit=0', 'limit'],
  ['limit=201', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=1.5', 'limit'],
  ['limit=1e2', 'limit'],
  ['limit=', 'limit'],
  ['limit=%205', 'limit'],
  ['limit=5&limit=5', 'limit'],
  ['cursor=', 'cursor'],
  ['cursor=7', 'cursor'],
  ['cursor=%00', 'cursor'],
  ['status=', 'status'],
  ['status=NEW', 'status'],
  ["status=new'--", 'status'],
  ['status=new&status=done', 'status'],
  ['toString', 'toString'],
  ['__proto__=1', '__proto__'],
  ['%ff=1', '\ufffd'],
])('answers 422 to ?%s and names the parameter', async (query, parameter) => {
  const response = await list(`?${query}`)
  const { error } = (await response.json()) as { error: { fields: object } }

  expect(response.status).toBe(422)
  expect(Object.keys(error.fields)).toEqual([parameter])
  expect(response.headers.get('Vary')).toBe('Accept, Authorization')
})

test('answers 503 with Retry-After when storage fails', async () => {
  const response = await worker.withoutStorage(() => list())

  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('30')
  expect(await response.json()).toMatchObject({ error: { code: 'storage_unavailable' } })
})

test('slows the guesses of one address and still serves another', async () => {
  const guess = { authorization: 'Bearer wrong', 'cf-connecting-ip': '192.0.2.1' }

  let refused = 0
  let limited: Awaited<ReturnType<typeof list>> | undefined
  // Twice the limit at most, because a minute may end, and with it the count, while this runs.
  while (!limited && refused < 600) {
    const guesses = await Promise.all(Array.from({ length: 50 }, () => list('', guess)))
    limited = guesses.find(({ status }) => status === 429)
    refused += guesses.filter(({ status }) => status === 401).length
  }

  expect(refused).toBeGreaterThanOrEqual(300)
  expect(limited?.headers.get('Retry-After')).toBe('60')
  expect((await list('', { 'cf-connecting-ip': '192.0.2.1' })).status).toBe(429)
  expect((await list('', { 'cf-connecting-ip': '192.0.2.2' })).status).toBe(200)
})

const SEARCHED = {
  name: 'Zoë van der Berg',
  email: 'zoe.berg+web@example-shop.example',
  message:
    'We sell café furniture.\nOur  second shop opens in Zürich; 我们需要帮助。 Straße 5, 50 %',
  note: 'Rang zurück on Monday',
  serviceInterest: 'web3',
} as const

test.each([
  ['a word, in any case', 'FURNITURE'],
  ['a part of a word', 'urnit'],
  ['a part of the name, without its accent', 'zoe van'],
  ['letters with another accent', 'zürich café ZOÉ'],
  ['a decomposed letter', 'zu\u0308rich'],
  ['the address', 'zoe.berg+web@example-shop.example'],
  ['a part of the address', 'berg+web@example-sh'],
  ['the reference', 'LF-12AB-34CD'],
  ['the reference without dashes', 'lf12ab34cd'],
  ['the reference with one dash', 'lf12ab-34cd'],
  ['the reference with other dashes', 'LF\u201112AB\u201334CD'],
  ['the last half of the reference', '34cd'],
  ['the note', 'monday'],
  ["the service's name", 'blockchain'],
  ['a Chinese word', '帮助'],
  ['words in any order', 'shop café sell'],
  ['a quoted phrase', '"second shop opens"'],
  ['a phrase and a word', 'furniture "our second"'],
  ['signs', '50 % zürich;'],
  ['a quote that is not closed', 'furniture "second shop'],
  ['all of its pieces', Array.from(SEARCHED.message, (sign) => sign).join(' ')],
])('finds an enquiry by %s', async (_, q) => {
  await storeContacts(await worker.database(), 1, () => ({
    ...SEARCHED,
    id: 'searched',
    reference: 'LF-12AB-34CD',
  }))
  await store(1)

  const { contacts } = (await (await list(`?q=${encodeURIComponent(q)}`)).json()) as Page

  expect(references([contacts])).toEqual(['LF-12AB-34CD'])
})

test.each([
  ['a word nobody wrote', 'lighthouse'],
  ['one word of two', 'wish lighthouse'],
  ['words that do not stand together', '"secret planet"'],
  ['a phrase across two fields', '"ada ada@lovelace"'],
  ['signs of SQL', "%' OR 1=1 --"],
  ['a hundred signs', '* " ) ( '.repeat(25)],
  ['200 bytes in another writing', '界'.repeat(66)],
])('finds nothing by %s', async (_, q) => {
  await store(3)

  const { contacts } = (await (await list(`?q=${encodeURIComponent(q)}`)).json()) as Page

  expect(contacts).toEqual([])
})

test('finds within a status, page by page', async () => {
  await store(30)

  expect(references(await listAll('q=secret&status=done&limit=2'))).toEqual([
    'LF-30',
    'LF-20',
    'LF-10',
  ])
})
