import { parse } from 'node-html-parser'
import { expect, test, vi } from 'vitest'
import { operatorAt } from '#worker/test/operator-at.ts'
import { serveWorker, WEBHOOK_AWAY } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'

const worker = await serveWorker(WEBHOOK_AWAY)

const grace = operatorAt(worker)

/** Where a form leads. */
async function submit(path: string, fields: string) {
  const { status, headers } = await grace.sendForm(path, fields)
  return { status, to: headers.get('Location') ?? '' }
}

const ROWS = {
  events: 'SELECT contact_id, actor, action, note FROM event',
  audit: 'SELECT action, contact_ids FROM audit',
  outbox: 'SELECT contact_id, channel FROM outbox',
  words: 'SELECT search, thread_search FROM contact',
}

/** Everything that a change writes. */
async function written() {
  const all = Object.entries(ROWS).map(async ([name, sql]) => [name, await worker.rows(sql)])
  return Object.fromEntries(await Promise.all(all))
}

test.each([
  ['/id-1/status', 'status=done&note=Call+her.&day='],
  ['/id-1/status', 'status=open'],
  ['/id-1/owner', 'owner=mara&note=Call+her.'],
  ['/id-1/owner', 'owner=grace'],
  ['/id-1/later', 'until=week&day='],
  ['/id-1/note', 'note=Call+her.'],
])('the form of %s with %s, sent twice, is one change with one answer', async (path, fields) => {
  await storeContacts(worker.db, 1)
  const form = `${fields}&version=0`

  const first = await submit(path, form)
  const after = await written()
  const second = await submit(path, form)

  expect(first.status).toBe(303)
  expect(second).toEqual(first)
  expect(await written()).toEqual(after)
})

test('an undo that is sent twice moves back once, with one answer', async () => {
  await storeContacts(worker.db, 1)
  const moved = await submit('/id-1/status', 'status=done')
  const change = new URL(moved.to, 'http://x').searchParams.get('changed') ?? ''

  const [first, second] = await Promise.all(
    [1, 2].map(() => submit('/changes/undo', `change=${change}`)),
  )

  expect(second).toEqual(first)
  expect(await worker.rows('SELECT status FROM contact')).toEqual([{ status: 'new' }])
  expect(
    (await grace.read(first?.to)).querySelector('main [role=status][autofocus]')?.text,
  ).toContain('1 moved back.')
})

test('the form of the list, sent twice, gets the same answer', async () => {
  await storeContacts(worker.db, 2, (n) => ({ status: n === 1 ? 'held' : 'new' }))
  const form = 'id=id-1.0&id=id-2.0&to=spam'

  const [first, second] = await Promise.all([submit('/changes', form), submit('/changes', form)])

  expect(first.to).toMatch(/changed=\d+$/)
  expect(second).toEqual(first)
})

test('a deletion that is sent twice says once that it was, and then that nothing was left', async () => {
  await storeContacts(worker.db, 1)
  const form = 'id=id-1.0&to=delete&confirmed=yes'

  const answers = [await submit('/changes', form), await submit('/changes', form)]

  expect(answers.map(({ to }) => to)).toEqual([
    '/api/contacts?changed=1',
    '/api/contacts?changed=0',
  ])
})

test('the same note in a later version of the enquiry is another note', async () => {
  await storeContacts(worker.db, 1)
  for (const version of ['0', '1']) {
    await submit('/id-1/note', `note=Call+her.&version=${version}`)
  }

  expect(await worker.rows(ROWS.events)).toHaveLength(2)
})

test('names no colleague when the same operator changed it on another page', async () => {
  await storeContacts(worker.db, 1)
  await submit('/id-1/status', 'status=done')

  const refused = await grace.sendForm('/id-1/status', { status: 'spam', version: '0' })

  expect(refused.status).toBe(409)
  const { text } = parse(await refused.text())
  expect(text).toMatch(/grace moved this from New to Done/)
  expect(text).not.toContain('olleague')
})

test('of two changes of one enquiry in the same millisecond, each is undone by its own number', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await storeContacts(worker.db, 1)
  await submit('/id-1/status', 'status=open')
  await submit('/id-1/status', 'status=done')

  const first = await submit('/changes/undo', 'change=1')
  const standing = 'SELECT status FROM contact'
  expect([first.status, await worker.rows(standing)]).toEqual([409, [{ status: 'done' }]])
  await submit('/changes/undo', 'change=2')
  expect(await worker.rows(standing)).toEqual([{ status: 'open' }])
  vi.useRealTimers()
})
