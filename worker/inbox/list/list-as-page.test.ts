import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { ContactRecord } from '#worker/contact/record.ts'
import { operatorAt } from '#worker/test/operator-at.ts'
import { serveWorker } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { storeRows } from '#worker/test/store-rows.ts'

const worker = await serveWorker()

const { ask, json, read: open, sendJson } = operatorAt(worker, 'token', 'Pacific/Auckland')

async function store(...changes: Partial<ContactRecord>[]) {
  await storeContacts(worker.db, changes.length, (n) => changes[n - 1] ?? {})
}

const ids = (page: Awaited<ReturnType<typeof open>>) =>
  page.querySelectorAll('.enquiry-row').map((row) => row.attrs['data-id'])

const statuses = ['new', 'open', 'done', 'held', 'spam'] as const

test.each([
  ['', ['id-1']],
  ['?status=todo&limit=1', ['id-4']],
  ['?status=todo&limit=1&cursor=4', ['id-1']],
  ['?status=all', ['id-5', 'id-4', 'id-3', 'id-2', 'id-1']],
  ['?status=done', ['id-3']],
  ['?q=wish', ['id-5', 'id-4', 'id-3', 'id-2', 'id-1']],
  ['?q=wish&status=todo', ['id-4', 'id-1']],
])('lists %s', async (query, found) => {
  await store(...statuses.map((status) => ({ status })))
  // `seq` continues after a deletion; each test begins with 1.
  await worker.db.exec('UPDATE contact SET seq = CAST(substr(id, 4) AS INTEGER)')

  expect(ids(await open(query))).toEqual(found)
})

test.each([
  ['from=2025-11-21', ['id-3', 'id-2'], 'Nov 21'],
  ['to=2025-11-20', ['id-1'], 'Nov 20'],
  ['from=2025-11-21&to=2025-11-21', ['id-3', 'id-2'], 'Nov 21'],
])('filters by %s, by day in the time zone', async (query, found, day) => {
  await store(
    // Auckland is thirteen hours ahead.
    { createdAt: '2025-11-20T10:59:59.999Z' },
    { createdAt: '2025-11-20T11:00:00.000Z' },
    { createdAt: '2025-11-21T10:59:59.999Z' },
  )
  const page = await open(`?${query}`)

  expect(ids(page)).toEqual(found)
  expect(page.querySelectorAll('.day-name').map(({ text }) => text)).toEqual([
    expect.stringContaining(day),
  ])
  expect(page.querySelector('.tabs [aria-current]')?.text).toBe(`All ${found.length}`)
})

test('keeps tab, position, search and filters in every link and form, and the result of a change in none', async () => {
  await store(...Array.from({ length: 5 }, () => ({ message: 'A planet' })))
  const kept = { status: 'new', limit: '1', q: 'planet', from: '2020-01-01' }
  const query = new URLSearchParams(kept).toString()

  await sendJson('/changes', { ids: ['id-1', 'id-2'], to: 'new' })
  await sendJson('/changes', { ids: ['id-4', 'id-5'], to: 'delete' })
  const page = await open(`?${query}&changed=1`)

  const link = new URL(page.querySelector('.row-link')?.attrs.href ?? '', 'http://inbox.example')
  expect(link.searchParams.get('list')).toBe(query)
  const lists = page.querySelectorAll('[name=list]').map(({ attrs }) => attrs.value)
  expect(lists).toEqual([query, query])
  const older = page.querySelector('[rel=next]')?.attrs.href ?? ''
  expect(Object.fromEntries(new URL(older, 'http://inbox.example').searchParams)).toEqual({
    ...kept,
    cursor: expect.any(String),
  })
  expect(page.toString()).not.toContain('changed=')
  expect(page.querySelector('[role=status][autofocus]')?.text).toMatch(/^2 deleted/)
})

test('a last day before the first one gives the form back as it was, with the mistake', async () => {
  const query = 'q=planet&from=2026-11-20&to=2026-11-19&campaign=spring&page=/'

  const response = await ask(`?${query}`, { headers: { Accept: 'text/html' } })
  const page = parse(await response.text())

  expect(response.status).toBe(422)
  const form = page.querySelector('form.search')
  expect(
    form?.querySelectorAll('input').map(({ attrs }) => `${attrs.name}=${attrs.value}`),
  ).toEqual(query.split('&'))
  expect(form?.querySelector('details')?.hasAttribute('open')).toBe(true)
  const wrong = form?.querySelector('[aria-invalid]')
  expect(wrong?.attrs.name).toBe('to')
  expect(page.getElementById(wrong?.attrs['aria-describedby'] ?? '')?.text).toContain('before')
  expect((await ask(`?${query}`)).headers.get('Content-Type')).toBe('application/json')
})

test('shows a note that matches the search', async () => {
  await store({ message: 'A planet' })
  await sendJson('/id-1/note', { note: 'Rang (555) 010-0199.' })

  const page = await open('?q=0100199')

  expect(page.querySelector('.row-found')?.text).toBe('Note: Rang (555) 010-0199.')
})

test('shows where a search found what stands in no field: in the words of a conversation', async () => {
  await store({ message: 'A planet', status: 'open' })
  await worker.db.exec("UPDATE contact SET search = search || ' comet'")
  await storeRows(worker.db, 'event', {
    action: 'received',
    note: 'A comet',
    mail: { key: '1' },
  })
  const shown = async (query: string) =>
    (await open(`?q=${query}`)).querySelector('.row-found')?.text

  expect(await shown('comet')).toBe('In a reply or a mail')
  expect(await shown('planet')).toBe('A planet')
  expect(await shown('LF-1')).toContain('LF-1')
})

test('says which open enquiries wrote back or did not get their reply, as prominently as new ones, and who waits', async () => {
  await storeContacts(worker.db, 7, (n) => ({ status: n === 5 ? 'new' : 'open' }))
  const event = (n: number, action: string, mail: object = {}) => ({
    ...{ contact_id: `id-${n}`, at: new Date(Date.now() + n).toISOString(), action },
    mail: { key: crypto.randomUUID(), ...mail },
  })
  const events = await storeRows(
    worker.db,
    'event',
    event(1, 'received'),
    event(2, 'received', { automatic: true }),
    event(3, 'answer'),
    event(3, 'received', { automatic: true, bounce: true }),
    event(6, 'answer'),
    event(4, 'answer'),
    event(7, 'answer'),
  )
  const [dead, failing] = events.slice(-2).map(({ seq }) => ({ channel: 'reply', event_seq: seq }))
  await storeRows(
    worker.db,
    'outbox',
    { ...dead, contact_id: 'id-4', state: 'dead' },
    { ...failing, contact_id: 'id-7', state: 'waiting', tries: 1, error: 'It was refused.' },
  )

  const states = (await open('?status=all'))
    .querySelectorAll('.row')
    .map((row) => [
      row.attrs['data-id'],
      row.classList.contains('row-news'),
      /Wrote back|Reply not (?:delivered|sent)/.exec(row.text)?.[0],
      /waiting|answered/.exec(row.text)?.[0],
    ])

  expect(states.sort()).toEqual([
    ['id-1', true, 'Wrote back', 'waiting'],
    ['id-2', false, undefined, 'waiting'],
    ['id-3', true, 'Reply not delivered', 'waiting'],
    ['id-4', true, 'Reply not delivered', 'waiting'],
    ['id-5', true, undefined, 'waiting'],
    ['id-6', false, undefined, 'answered'],
    ['id-7', true, 'Reply not sent', 'waiting'],
  ])
})

test('shows the number, age and owners of open enquiries, with links that filter by owner', async () => {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString()
  await store(
    { status: 'open', createdAt: at(5) },
    { status: 'open', createdAt: at(1) },
    { status: 'open', createdAt: at(2) },
    { status: 'new' },
  )
  await worker.db.exec(
    "UPDATE contact SET owner = CASE id WHEN 'id-1' THEN 'token' WHEN 'id-2' THEN 'mara' ELSE '' END",
  )

  const page = await open('?status=open')
  const text = page.querySelector('main')?.text.replace(/\s+/g, ' ')

  expect(text).toContain('In progress 3, oldest 5 days ago')
  expect(text).toMatch(/Mine 1\s*Unassigned 1/)
  expect(page.querySelectorAll('.row-owner').map((owner) => owner.text)).toEqual(['mara', 'token'])
  const mine = await open('?status=open&owner=mine')
  expect(ids(mine)).toEqual(['id-1'])
  // The tabs lead to those of everybody.
  expect(mine.querySelector('title')?.text).toBe('Inbox (1 new)')
  expect(mine.querySelector('main nav')?.text.replace(/\s+/g, ' ')).toContain('In progress 3')
  // Beside another filter or a search, a number of all would be wrong.
  const numbersOf = async (query: string) =>
    (await open(query))
      .querySelectorAll('.list-filters a')
      .flatMap(({ text }) => text.match(/\w+ \d+$/) ?? [])
  expect(await numbersOf('?status=open&owner=mine')).toEqual(['Mine 1', 'Unassigned 1'])
  expect(await numbersOf('?status=open&waiting=us')).toEqual(['us 3', 'them 0'])
  expect(await numbersOf('?status=open&q=zeppelin')).toEqual([])
  expect(ids(await open('?status=open&owner=none'))).toEqual(['id-3'])
})

test.each([0, 1, 2, 3])(
  'counts new enquiries since the page was loaded, after the newest %d were deleted',
  async (deleted) => {
    await store({}, {}, {})
    const after = (await open()).querySelector('#arrivals')?.attrs['data-newest']
    const arrivals = (mark = after) => json(`/arrivals?after=${mark}`)
    const newest = `SELECT seq FROM contact ORDER BY seq DESC LIMIT ${deleted}`
    await worker.db.exec(`DELETE FROM contact WHERE seq IN (${newest})`)
    const { count, newest: mark } = await arrivals()
    expect(count).toBe(0)

    const createdAt = new Date(Date.now() + 1000).toISOString()
    await store(...statuses.map((status) => ({ status, id: status, reference: status, createdAt })))
    expect(await arrivals()).toMatchObject({ count: 1 })
    expect(await arrivals(mark)).toMatchObject({ count: 1 })

    // An earlier enquiry with a new status is no arrival.
    await worker.db.exec(`UPDATE contact SET status = 'open', status_at = '${createdAt}'`)
    await worker.db.exec("UPDATE contact SET status = 'new' WHERE id IN ('id-1', 'new')")
    expect(await arrivals()).toMatchObject({ count: 1 })
  },
)
