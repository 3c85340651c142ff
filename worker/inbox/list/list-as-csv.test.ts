import { parse } from 'csv-parse/sync'
import { expect, test, vi } from 'vitest'
import { type Recorded, recordStatements } from '#worker/test/intercept.ts'
import { operatorAt } from '#worker/test/operator-at.ts'
import { interest, interestLabel } from '#worker/test/sample-enquiry.ts'
import { serveWorker } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { storeRows } from '#worker/test/store-rows.ts'
import { enquiriesAsCsv } from './list-as-csv.ts'

const worker = await serveWorker()

type Row = Record<string, string>

const { ask, open } = operatorAt(worker, 'token', 'Asia/Kolkata')
const csv = (query = '') => ask(query, { headers: { Accept: 'text/csv' } })

const today = () => new Date().toISOString().slice(0, 10)

const unguard = (cell: string) => cell.replace(/(^|[;\t\r\n])'/g, '$1')
const parseUnguarded = (text: string): Row[] =>
  parse(text, { columns: true, bom: true, cast: unguard })

async function store(messages: string[], status: 'new' | 'done' | 'spam' = 'new') {
  await storeContacts(worker.db, messages.length, (n) => ({
    id: `${status}-${n}`,
    reference: `LF-${status}-${n}`,
    message: messages[n - 1] ?? '',
    status,
    createdAt: '2026-11-20T12:00:00.000Z',
  }))
}

test('contains every enquiry once, newest first, unchanged once unescaped', async () => {
  const messages = Array(150).fill(['=1+1', 'a\r\n=1+1', "'tis", 'a,"b";c']).flat()
  await store(messages)

  const response = await csv()
  const text = await response.text()

  const rows = parseUnguarded(text)
  expect(rows.map(({ message }) => message)).toEqual(messages.toReversed())
  expect(rows.map(({ id }) => id)).toEqual(messages.map((_, at) => `new-${messages.length - at}`))
  expect(text).not.toContain('"=1+1')
})

test('sends a file for Excel, with the date in its name', async () => {
  await store(['Grüße'])

  const before = today()
  const response = await csv()
  const bytes = new Uint8Array(await response.arrayBuffer())

  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present')
  expect([before, today()].map((day) => `attachment; filename="enquiries-${day}.csv"`)).toContain(
    response.headers.get('Content-Disposition'),
  )
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Vary')).toBe('Accept, Authorization, Cookie')
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    `"id","reference","status","createdAt","statusAt","name","email","serviceInterest","message","notes","reasons","statusName","service","link","language","owner","answeredAt","repliesSent","lastReplyAt","mailsReceived","lastMailAt","dueAt","attribution.landingPage","attribution.referrer","attribution.previousPage","attribution.utm_source","attribution.utm_medium","attribution.utm_campaign","attribution.utm_term","attribution.utm_content","company","phone","homepage","start","topics","terms","budget"\r\n${''}"new-1","LF-new-1","new","2026-11-20T17:30:00+05:30","2026-11-20T17:30:00+05:30","Ada","ada@lovelace.example",,"Grüße",,,"New",,"${worker.origin}/api/contacts/new-1","en",,,"0",,"0",,,,,,,,,,,,,,,,,\r\n`,
  )
})

test('has readable names beside stored values, owner, due time, and what was written since', async () => {
  await storeContacts(worker.db, 1, () => ({
    fields: { serviceInterest: interest },
    status: 'held',
    message: 'a;b',
    language: 'de',
  }))
  const at = (day: number) => `2026-11-${day}T12:00:00.000Z`
  const [first, second] = await storeRows(
    worker.db,
    'event',
    { at: at(21), action: 'answer', note: 'One' },
    { at: at(22), action: 'answer', note: 'Two' },
    { at: at(22), action: 'received', note: 'Who?', mail: { key: 'c' } },
    { at: at(23), action: 'received', note: 'Yes', mail: { key: 'a' } },
    { at: at(24), action: 'received', note: 'Away', mail: { key: 'b', automatic: true } },
  )
  const reply = { channel: 'reply', state: 'delivered', delivered_at: at(21) }
  await storeRows(
    worker.db,
    'outbox',
    { ...reply, event_seq: first?.seq ?? 0 },
    { channel: 'reply', event_seq: second?.seq ?? 0, state: 'dead' },
    { channel: 'email', state: 'delivered', delivered_at: at(25) },
  )
  await worker.rows(
    `UPDATE contact SET owner = 'grace', answered_at = '${at(20)}', due_at = '${at(30)}'`,
  )

  const text = await (await csv('')).text()

  expect(parse(text, { columns: true, bom: true })).toMatchObject([
    {
      ...{ status: 'held', statusName: 'Held', message: 'a;b', language: 'de' },
      ...{ serviceInterest: interest, service: interestLabel },
      ...{ owner: 'grace', answeredAt: '2026-11-20T17:30:00+05:30' },
      dueAt: '2026-11-30T17:30:00+05:30',
      ...{ repliesSent: '1', lastReplyAt: '2026-11-21T17:30:00+05:30' },
      ...{ mailsReceived: '2', lastMailAt: '2026-11-23T17:30:00+05:30' },
    },
  ])
})

test.each([
  ['?status=done', ['done-2', 'done-1']],
  ['?q=planet', ['done-2', 'new-1']],
  ['?q=planet&status=new', ['new-1']],
  ['?q=planet&status=all', ['spam-1', 'done-2', 'new-1']],
  ['?q=…', []],
  ['?format=csv&q=comet', ['done-1']],
])('exports the results of %s, and records their number in the audit log', async (query, ids) => {
  await store(['A planet', 'A star'])
  await store(['A comet', 'Planets'], 'done')
  await store(['Buy a planet'], 'spam')

  const rows = parseUnguarded(await (await csv(query)).text())

  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(await lastAudit()).toEqual({
    actor: 'token',
    action: 'export',
    contact_ids: '[]',
    count: ids.length,
  })
})

test('records no export for HEAD, which sends no file', async () => {
  await store(['A planet'])

  const { status, headers } = await ask('?format=csv', { method: 'HEAD' })

  expect([status, headers.get('Content-Type')]).toEqual([200, expect.stringContaining('text/csv')])
  expect(await lastAudit()).toBeUndefined()
})

test.each([
  ['', 'new-1'],
  ['&status=all', 'spam-1'],
])(
  'has a download link below the list, with its filter%s, and spam only if the list is of it',
  async (status, first) => {
    await store(['A planet'])
    await store(['Buy a planet'], 'spam')

    const page = await (await open(`?q=planet&limit=1${status}`)).text()
    const links = [...page.matchAll(/href="([^"]+)" download/g)].map(([, href = '']) => href)
    const files = links.map(async (href) => (await ask(href.replaceAll('&amp;', '&'))).text())

    const starts = (await Promise.all(files)).map((text) => /\r\n"([\w-]+)/.exec(text)?.[1])
    expect(starts).toEqual([first])
  },
)

test.each(['limit=10', 'cursor=x', 'format=xml', 'page=2', 'separator=comma'])(
  'rejects %s instead of ignoring it',
  async (parameter) => {
    const response = await csv(`?${parameter}`)

    expect(response.status).toBe(422)
    const { error } = (await response.json()) as { error: { fields: object } }
    expect(Object.keys(error.fields)).toEqual([parameter.split('=')[0]])
  },
)

test.each(['audit', 'contact'])(
  'answers 503 with Retry-After when %s fails before the first byte',
  async (table) => {
    const { status, headers } = await worker.withoutStorage(() => csv(), [table])

    expect(status).toBe(503)
    expect(headers.get('Retry-After')).toBe('30')
    expect(headers.get('Content-Disposition')).toBeNull()
  },
)

const asked = { form: [], zone: 'UTC', origin: 'https://lumenfold.example' }

test('ends with an error when a page cannot be read during the download', async () => {
  await store(Array.from({ length: 201 }, () => 'Hi'))
  const prepare = vi
    .fn<D1Database['prepare']>(() => {
      throw new Error('D1_ERROR')
    })
    .mockImplementationOnce((sql) => worker.db.prepare(sql))

  const download = new Response(enquiriesAsCsv({ prepare } as never, {}, asked))

  await expect(download.text()).rejects.toThrow()
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('reads each page only after the receiver has consumed the previous one', async () => {
  await store(Array.from({ length: 601 }, () => 'Hi'))
  const queries: Recorded[] = []
  const db = recordStatements(worker.db, queries)

  const reader = enquiriesAsCsv(db, {}, asked).getReader()
  const reads: number[] = []
  for (let page = 0; page < 4; page++) {
    await reader.read()
    reads.push(queries.length)
  }
  await reader.cancel()

  expect(reads).toEqual([0, 1, 2, 3])
})

async function lastAudit() {
  const entries = 'SELECT actor, action, contact_ids, count FROM audit ORDER BY seq DESC LIMIT 1'
  return (await worker.rows(entries))[0]
}
