import { expect, test, vi } from 'vitest'
import { operatorClient } from '#worker/test/operator-client.ts'
import { startWorker, UNREACHABLE_WEBHOOK } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'

const worker = await startWorker(UNREACHABLE_WEBHOOK)

const { submit } = operatorClient(worker)

const ROWS = {
  events: 'SELECT enquiry_id, actor, action, text FROM event',
  audit: 'SELECT action, enquiry_ids FROM audit',
  outbox: 'SELECT enquiry_id, channel FROM outbox',
  words: 'SELECT search, thread_search FROM enquiry',
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
])('the form of %s with %s, sent twice, is one change with one response', async (path, fields) => {
  await storeEnquiries(worker.db, 1)
  const form = `${fields}&version=0`

  const first = await submit(path, form)
  const after = await written()
  const second = await submit(path, form)

  expect(first.status).toBe(303)
  expect(second.to).toBe(first.to)
  expect(await written()).toEqual(after)
})

test('an undo that is sent twice moves back once, with one response', async () => {
  await storeEnquiries(worker.db, 1)
  await submit('/id-1/status', 'status=done')

  const undo = () => submit('/changes/undo', 'change=1')
  const [first, second] = await Promise.all([undo(), undo()])

  expect(second.to).toBe(first.to)
  expect(await worker.rows('SELECT status FROM enquiry')).toEqual([{ status: 'new' }])
})

test.each([
  // The second one says that nothing was left to change.
  ['id=id-1.0&to=delete&confirmed=yes', [1, 0]],
  ['id=id-1&to=new', [0, 0]],
  ['id=id-1.0&id=id-2.0&to=spam', [1, 1]],
])('the form of the list with %s, sent twice, leads to the changes %j', async (form, changes) => {
  await storeEnquiries(worker.db, 2)

  const responses = [await submit('/changes', form), await submit('/changes', form)]

  expect(responses.map(({ to }) => to)).toEqual(
    changes.map((change) => `/api/contacts?changed=${change}`),
  )
})

test('another note, and the same one in a later version of the enquiry, are further notes', async () => {
  await storeEnquiries(worker.db, 1)
  for (const sent of ['Call+her.&version=0', 'Or+ask.&version=0', 'Call+her.&version=1']) {
    await submit('/id-1/note', `note=${sent}`)
  }

  expect(await worker.rows(ROWS.events)).toHaveLength(3)
})

test('of two changes of one enquiry in the same millisecond, each is undone by its own number', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await storeEnquiries(worker.db, 1)
  await submit('/id-1/status', 'status=open')
  await submit('/id-1/owner', 'owner=mara')

  const first = await submit('/changes/undo', 'change=1')
  const owners = 'SELECT owner FROM enquiry'
  expect([first.status, await worker.rows(owners)]).toEqual([409, [{ owner: 'mara' }]])
  await submit('/changes/undo', 'change=2')
  expect(await worker.rows(owners)).toEqual([{ owner: 'grace' }])
  vi.useRealTimers()
})
