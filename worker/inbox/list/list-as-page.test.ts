import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { EnquiryRecord } from '#worker/enquiry/enquiry-record.ts'
import { settings } from '#worker/settings.ts'
import { storeRows } from '#worker/test/database-helpers.ts'
import { operatorClient } from '#worker/test/operator-client.ts'
import { startWorker } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'
import { firstWords } from './row.tsx'

const worker = await startWorker()

const { ask, json, read: open, sendJson } = operatorClient(worker, 'token', 'Pacific/Auckland')

const store = (...changes: Partial<EnquiryRecord>[]) =>
  storeEnquiries(worker.db, changes.length, (n) => changes[n - 1] ?? {})

const ids = (page: Awaited<ReturnType<typeof open>>) =>
  page.querySelectorAll('.enquiry-row').map((row) => row.attrs['data-id'])

const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR - 60_000).toISOString()

/** One enquiry of each kind, the n-th sent 100 + n hours ago. */
async function storeDay() {
  const kinds = ['new', 'held', 'open', 'open', 'open', 'done', 'spam', 'open', 'new'] as const
  await store(
    ...kinds.map((status, at) => ({
      ...{ status, createdAt: ago(101 + at), fields: { serviceInterest: `gen-ai-${at + 1}` } },
      ...(at > 6 && { attribution: { utm_campaign: 'eu-Spring-26' } }),
    })),
  )
  const event = (n: number, action: string, hours: number, text = '') => ({
    ...{ enquiry_id: `id-${n}`, at: ago(hours), action, text },
    ...(action === 'received' && { mail: { key: `${n}-${hours}` } }),
  })
  await storeRows(
    worker.db,
    'event',
    ...[event(3, 'reply', 60), event(3, 'received', 26, 'Yes please,  Friday')],
    ...[event(4, 'reply', 50), event(5, 'reply', 40), event(8, 'reply', 30)],
  )
  await worker.db.exec(
    `UPDATE enquiry SET owner = 'jonas', due_at = CASE id WHEN 'id-5' THEN '${ago(-48)}' WHEN 'id-8' THEN '${ago(1)}' END WHERE status = 'open'`,
  )
  await worker.db.exec("UPDATE enquiry SET owner = 'Token' WHERE id IN ('id-3', 'id-4')")
}

test.each([
  // Who wrote back, then the longest wait; one that was put off, from its day on.
  ['', ['id-3', 'id-9', 'id-2', 'id-1', 'id-8']],
  ['?limit=2', ['id-3', 'id-9']],
  // Those that wait for us come first.
  ['?owner=mine', ['id-3', 'id-4']],
  ['?owner=JONAS', ['id-8']],
  ['?status=unassigned', ['id-9', 'id-2', 'id-1']],
  ['?status=waiting', ['id-4']],
  ['?status=later', ['id-5']],
  ['?status=done', ['id-6']],
  ['?status=all', ['id-9', 'id-8', 'id-7', 'id-6', 'id-5', 'id-4', 'id-3', 'id-2', 'id-1']],
  ['?q=wish&status=todo', ['id-3', 'id-9', 'id-2', 'id-1', 'id-8']],
  ['?q=wish&owner=mine', ['id-4', 'id-3']],
  ['?service=gen-ai-1', ['id-1']],
  ['?campaign=SPRING', ['id-9', 'id-8']],
  ['?campaign=spring&service=gen-ai-8', ['id-8']],
])('lists %s', async (query, found) => {
  await storeDay()

  expect(ids(await open(query))).toEqual(found)
})

test('a row says who, their newest words, since when, whose, and what is late', async () => {
  await storeDay()
  const { promisedReplyHours } = settings
  Object.assign(settings, { promisedReplyHours: 60 })

  const rows = (await open())
    .querySelectorAll('.enquiry-row')
    .map((row) =>
      ['.row-name', '.row-passage', '.row-when', '.row-owner', '.row-state > span']
        .map((part) => row.querySelector(part)?.text.trim() ?? '')
        .join(' | '),
    )
  Object.assign(settings, { promisedReplyHours })
  expect(rows).toEqual([
    'Ada | Yes please, Friday | 1 d | Token | Wrote back',
    'Ada | Secret wish | late4 d |  | New',
    'Ada | Secret wish | late4 d |  | Held',
    'Ada | Secret wish | late4 d |  | New',
    'Ada | Secret wish | due 1 h ago | jonas | In progress',
  ])
  const [waiting] = (await open('?status=waiting')).querySelectorAll('.row-when')
  expect(waiting?.text).toBe('replied 2 d ago')
  const newest = { id: 'id-3', excerpt: 'Yes please,  Friday' }
  expect((await json('?status=open')).contacts).toContainEqual(expect.objectContaining(newest))
})

test('one row of tabs has the numbers of all and each colleague, and one menu every service and day', async () => {
  await storeDay()
  await sendJson('/id-1/note', { note: 'Hm.' })
  await operatorClient(worker, 'Jonas').sendJson('/id-1/note', { note: 'Hm.' })

  const page = await open()

  const tabs = page.querySelectorAll('.tabs a').map(({ text }) => text)
  expect(tabs.join(', ')).toBe(
    'To do 5, Unassigned 3, Mine 2, Jonas 1, Waiting for them 1, Later 1, Done, Spam, All',
  )
  expect(page.querySelector('title')?.text).toBe('Inbox (5 to do)')
  expect(page.querySelectorAll('#service option').length).toBeGreaterThan(1)
  // Of the selection, and of four rows.
  expect(
    page
      .querySelectorAll('[name=owner]')
      .join('')
      .match(/To <bdi>Jonas/g),
  ).toHaveLength(5)
  for (const [each, tab] of [
    [page, 'To do 5'],
    [await open('?status=unassigned'), 'Unassigned 3'],
    [await open('?owner=mine'), 'Mine 2'],
    [await open('?owner=TOKEN'), 'Mine 2'],
  ] as const)
    expect(each.querySelectorAll('.tabs [aria-current]').map(({ text }) => text)).toEqual([tab])
  const lastMonth = page.querySelectorAll('search a').find(({ text }) => text === 'Last month')
  const [, from, to = ''] = /from=(.*)&(?:amp;)?to=(.*)/.exec(lastMonth?.attrs.href ?? '') ?? []
  expect(from).toMatch(/^\d{4}-\d\d-01$/)
  expect(new Date(Date.parse(to) + 24 * HOUR).getUTCDate()).toBe(1)
})

test.each([
  ['from=2025-11-21', ['id-3', 'id-2'], 'Nov 21, 2025'],
  ['to=2025-11-20', ['id-1'], 'Nov 20, 2025'],
  ['from=2025-11-21&to=2025-11-21', ['id-3', 'id-2'], 'Nov 21, 2025'],
])('filters by %s, by day in the time zone', async (query, found, day) => {
  // Auckland is thirteen hours ahead.
  const times = ['20T10:59:59.999Z', '20T11:00:00.000Z', '21T10:59:59.999Z']
  await store(...times.map((time) => ({ createdAt: `2025-11-${time}` })))
  await worker.db.exec("UPDATE enquiry SET status = 'done', status_at = '2026-01-01'")
  const page = await open(`?${query}`)

  expect(ids(page)).toEqual(found)
  expect(page.querySelectorAll('.row-when').map(({ text }) => text)).toEqual(found.map(() => day))
  expect(page.querySelector('.tabs [aria-current]')?.text).toBe('All')
})

test('keeps tab, position, search and filters in every link and form, and the result of a change in none', async () => {
  await store(...Array.from({ length: 5 }, () => ({ message: 'A planet' })))
  const kept = { status: 'new', limit: '1', q: 'planet', from: '2020-01-01' }
  const query = new URLSearchParams(kept).toString()

  await sendJson('/changes', { ids: ['id-1', 'id-2'], to: 'new' })
  await sendJson('/changes', { ids: ['id-4', 'id-5'], to: 'delete' })
  const page = await open(`?${query}&changed=1`)

  const queryOf = (selector: string) =>
    new URLSearchParams(page.querySelector(selector)?.attrs.href?.split('?')[1])
  expect(queryOf('.row-link').get('list')).toBe(query)
  const lists = page.querySelectorAll('[name=list]').map(({ attrs }) => attrs.value)
  expect(lists).toEqual([query, query])
  expect(page.querySelector('.row-actions [name=id]')?.attrs.value).toBe('id-3.0')
  expect(Object.fromEntries(queryOf('[rel=next]'))).toEqual({ ...kept, cursor: expect.any(String) })
  expect(page.toString()).not.toContain('changed=')
  expect(page.querySelector('[role=status][autofocus]')?.text).toMatch(/^2 deleted/)
})

test('a last day before the first one gives the form back as it was, with the mistake', async () => {
  const query = 'q=planet&campaign=spring&from=2026-11-20&to=2026-11-19'

  const response = await ask(`?${query}`, { headers: { Accept: 'text/html' } })
  const page = parse(await response.text())

  expect(response.status).toBe(422)
  const form = page.querySelector('form.search')
  const inputs = form?.querySelectorAll('input').map(({ attrs }) => `${attrs.name}=${attrs.value}`)
  expect(inputs).toEqual(query.split('&'))
  expect(form?.querySelector('details')?.hasAttribute('open')).toBe(true)
  const wrong = form?.querySelector('[aria-invalid]')
  expect(wrong?.attrs.name).toBe('to')
  expect(page.getElementById(wrong?.attrs['aria-describedby'] ?? '')?.text).toContain('before')
  expect((await ask(`?${query}`)).headers.get('Content-Type')).toBe('application/json')
  // A program gets the form of a day; a page has a field that knows it.
  const noDay = parse(await (await ask('?from=x', { headers: { Accept: 'text/html' } })).text())
  expect(noDay.querySelector('.field-error')?.text).toBe('Choose a day.')
})

test('says which open enquiries wrote back or did not get their reply, as prominently as new ones, and who waits', async () => {
  await storeEnquiries(worker.db, 8, (n) => ({ status: n === 5 ? 'new' : n > 7 ? 'done' : 'open' }))
  const event = (n: number, action: string, mail: object = {}) => ({
    ...{ enquiry_id: `id-${n}`, at: new Date(Date.now() + n).toISOString(), action },
    mail: { key: crypto.randomUUID(), ...mail },
  })
  const events = await storeRows(
    worker.db,
    'event',
    ...[event(4, 'reply'), event(7, 'reply'), event(1, 'received')],
    event(2, 'received', { automatic: true }),
    ...[event(3, 'reply'), event(3, 'received', { automatic: true, bounce: true })],
    ...[event(6, 'reply'), event(8, 'received')],
  )
  const [dead, failing] = events.map(({ seq }) => ({ channel: 'reply', event_seq: seq }))
  await storeRows(
    worker.db,
    'outbox',
    { ...dead, enquiry_id: 'id-4', state: 'dead' },
    { ...failing, enquiry_id: 'id-7', state: 'waiting', attempts: 1, error: 'It was refused.' },
  )

  const states = (await open('?status=all'))
    .querySelectorAll('.list-row')
    .map((row) => [
      row.attrs['data-id'],
      row.classList.contains('row-news'),
      /Wrote back|Reply not (?:delivered|sent)/.exec(row.text)?.[0],
      /replied/.exec(row.text)?.[0],
    ])

  expect(states.sort()).toEqual([
    ['id-1', true, 'Wrote back', undefined],
    ['id-2', false, undefined, undefined],
    ['id-3', true, 'Reply not delivered', undefined],
    ['id-4', true, 'Reply not delivered', undefined],
    ['id-5', true, undefined, undefined],
    ['id-6', false, undefined, 'replied'],
    ['id-7', true, 'Reply not sent', undefined],
    ['id-8', false, undefined, undefined],
  ])
})

test('counts what came or wrote back since the page was loaded, and nothing that only moved', async () => {
  await storeDay()
  const link = (await open()).querySelector('#arrivals a')
  const after = link?.attrs['data-newest']
  expect(await json(`/arrivals?after=${after}`)).toMatchObject({ count: 0 })

  await storeRows(worker.db, 'event', {
    ...{ enquiry_id: 'id-4', at: new Date().toISOString(), action: 'received', mail: { key: '4' } },
  })
  const createdAt = new Date().toISOString()
  for (const status of ['new', 'open', 'done', 'held', 'spam'] as const)
    await store({ id: `late-${status}`, reference: `late-${status}`, status, createdAt })
  await worker.db.exec("UPDATE enquiry SET status = 'new' WHERE id = 'id-7'")
  const { count, newest } = await json(`/arrivals?after=${after}`)

  // New, open, and the one that wrote back; not the held one.
  expect(count).toBe(3)
  // The link shows them, however many wait longer.
  const shown = (await open(link?.attrs.href)).querySelectorAll('.enquiry-row')
  const ids = shown.map((row) => row.attrs['data-id'])
  expect(ids.sort().join()).toBe('id-4,late-new,late-open')
  await expect.poll(() => json(`/arrivals?after=${Number(newest) + 1}`)).toMatchObject({ count: 0 })
})

test.each([
  ['  Our\tshop\n\nis slow', 'Our shop is slow'],
  ['界'.repeat(300), `${'界'.repeat(240)}…`],
  [`${'a'.repeat(239)}😀`, `${'a'.repeat(239)}…`],
])('shortens %j to its first words', (message, excerpt) => {
  expect(firstWords(message)).toBe(excerpt)
})
