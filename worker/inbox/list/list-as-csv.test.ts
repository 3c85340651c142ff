import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { storeRows } from '#worker/test/database-helpers.ts'
import { type Recorded, recordStatements } from '#worker/test/intercept-database.ts'
import { operatorClient } from '#worker/test/operator-client.ts'
import { interestLabel, interestOption } from '#worker/test/sample-enquiry.ts'
import { startWorker } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'
import { streamEnquiriesCsv } from './list-as-csv.ts'

const worker = await startWorker()

type Row = Record<string, string>

const { ask, read } = operatorClient(worker, 'token', 'Asia/Kolkata')
const csv = (query = '') => ask(query, { headers: { Accept: 'text/csv' } })

const rowsOf = (text: string): Row[] => parse(text, { columns: true, bom: true })

async function store(messages: string[], status: 'new' | 'done' | 'spam' = 'new') {
  await storeEnquiries(worker.db, messages.length, (n) => ({
    id: `${status}-${n}`,
    reference: `LF-${status}-${n}`,
    message: messages[n - 1] ?? '',
    status,
    createdAt: '2026-11-20T12:00:00.000Z',
  }))
}

test('sends a file for Excel, with the date in its name', async () => {
  await store(['Grüße'])

  const response = await csv()
  const bytes = new Uint8Array(await response.arrayBuffer())

  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present')
  const file = response.headers.get('Content-Disposition')
  expect(file).toMatch(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/)
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    `"id","reference","status","createdAt","statusAt","name","email","serviceInterest","message","notes","reasons","statusName","service","link","language","owner","repliedAt","repliesSent","lastReplyAt","mailsReceived","lastMailAt","dueAt","attribution.landingPage","attribution.referrer","attribution.previousPage","attribution.utm_source","attribution.utm_medium","attribution.utm_campaign","attribution.utm_term","attribution.utm_content","company","phone","homepage","start","topics","terms","budget"\r\n${''}"new-1","LF-new-1","new","2026-11-20T17:30:00+05:30","2026-11-20T17:30:00+05:30","Ada","ada@lovelace.example",,"Grüße",,,"New",,"${worker.origin}/api/contacts/new-1","en",,,"0",,"0",,,,,,,,,,,,,,,,,\r\n`,
  )
})

test('has readable names beside stored values, owner, due time, and what was written since', async () => {
  await storeEnquiries(worker.db, 1, () => ({
    fields: { serviceInterest: interestOption },
    status: 'held',
    message: '=1+1',
    language: 'de',
  }))
  const at = (day: number) => `2026-11-${day}T12:00:00.000Z`
  const [first, second] = await storeRows(
    worker.db,
    'event',
    { at: at(21), action: 'reply', text: 'One' },
    { at: at(22), action: 'reply', text: 'Two' },
    { at: at(22), action: 'received', text: 'Who?', mail: { key: 'c' } },
    { at: at(23), action: 'received', text: 'Yes', mail: { key: 'a' } },
    { at: at(24), action: 'received', text: 'Away', mail: { key: 'b', automatic: true } },
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
    `UPDATE enquiry SET owner = 'grace', replied_at = '${at(20)}', due_at = '${at(30)}'`,
  )

  expect(rowsOf(await (await csv()).text())).toMatchObject([
    {
      ...{ status: 'held', statusName: 'Held', message: "'=1+1", language: 'de' },
      ...{ serviceInterest: interestOption, service: interestLabel },
      ...{ owner: 'grace', repliedAt: '2026-11-20T17:30:00+05:30' },
      dueAt: '2026-11-30T17:30:00+05:30',
      ...{ repliesSent: '1', lastReplyAt: '2026-11-21T17:30:00+05:30' },
      ...{ mailsReceived: '2', lastMailAt: '2026-11-23T17:30:00+05:30' },
    },
  ])
})

test.each([
  ['?status=done', ['done-2', 'done-1']],
  ['?q=planet', ['done-2', 'new-1']],
  ['?q=planet&status=all', ['spam-1', 'done-2', 'new-1']],
  ['?format=csv&q=…', []],
])('exports the results of %s, and records their number in the audit log', async (query, ids) => {
  await store(['A planet', 'A star'])
  await store(['A comet', 'Planets'], 'done')
  await store(['Buy a planet'], 'spam')

  expect(rowsOf(await (await csv(query)).text()).map(({ id }) => id)).toEqual(ids)
  expect(await worker.audited()).toEqual([`token export ${ids.length}`])
})

test('records no export for HEAD, which sends no file', async () => {
  await store(['A planet'])

  const { status, headers } = await ask('?format=csv', { method: 'HEAD' })

  expect([status, headers.get('Content-Type')]).toEqual([200, expect.stringContaining('text/csv')])
  expect(await worker.audited()).toEqual([])
})

test.each([
  ['?limit=1', '?format=csv&status=todo'],
  ['?q=wish', '?q=wish&format=csv'],
  ['?q=wish&status=all', '?q=wish&status=all&format=csv'],
])('the list %s has a link to the file %s, with spam only if the list is of it', async (...of) => {
  await storeEnquiries(worker.db, 2)
  const [query, file] = of

  expect((await read(query)).querySelector('[download]')?.attrs.href).toBe(`/api/contacts${file}`)
})

test.each(['limit=10', 'cursor=x', 'format=xml'])(
  'rejects %s instead of ignoring it',
  async (parameter) => {
    const response = await csv(`?${parameter}`)

    expect(response.status).toBe(422)
    const { error } = (await response.json()) as { error: { fields: object } }
    expect(Object.keys(error.fields)).toEqual([parameter.split('=')[0]])
  },
)

test.each(['audit', 'enquiry'])(
  'answers 503 with Retry-After when %s fails before the first byte',
  async (table) => {
    const { status, headers } = await worker.withoutStorage(() => csv(), [table])

    expect(status).toBe(503)
    expect(headers.get('Retry-After')).toBe('30')
    expect(headers.get('Content-Disposition')).toBeNull()
  },
)

const asked = { form: [], zone: 'UTC', origin: 'https://lumenfold.example' }

test('reads each page, once, only after the receiver has consumed the previous one; a failure ends the file', async () => {
  await store(Array(401).fill('Hi'))
  const queries: Recorded[] = []
  const prepare: D1Database['prepare'] = (sql) => {
    if (queries.length === 2) throw new Error('D1_ERROR')
    return recordStatements(worker.db, queries).prepare(sql)
  }

  const reader = streamEnquiriesCsv({ prepare } as D1Database, {}, asked).getReader()
  const reads: number[] = []
  let text = ''
  for (let page = 0; page < 3; page++) {
    const { value } = await reader.read()
    text += new TextDecoder().decode(value)
    reads.push(queries.length)
  }

  expect(reads).toEqual([0, 1, 2])
  const ids = Array.from({ length: 400 }, (_, at) => `new-${401 - at}`)
  expect(rowsOf(text).map(({ id }) => id)).toEqual(ids)
  await expect(reader.read()).rejects.toThrow('D1_ERROR')
})
