import { expect, test } from 'vitest'
import { operatorClient } from '#worker/test/operator-client.ts'
import { startWorker, UNREACHABLE_WEBHOOK } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'

const worker = await startWorker(UNREACHABLE_WEBHOOK)

const grace = operatorClient(worker)

/** The notice about a change on a page; undefined without one. */
async function noticeOn(path: string, operator = grace) {
  const page = await operator.read(path)
  const notice = page.querySelector(
    'main [role=status][autofocus], main [role=status]:has([autofocus])',
  )
  return notice?.text.replace(/\s+/g, ' ').trim()
}

test.each([
  '?changed=1',
  '?changed=nothing',
  '/id-1?changed=1',
  '/id-1?changed=nothing',
  '/id-1?changed=note',
])('no address makes a page report a change that did not happen: %s', async (path) => {
  await storeEnquiries(worker.db, 1)

  expect(await noticeOn(path)).toBeUndefined()
})

const BOTH = ['id-1', 'id-2'].map((id) => ['id', id])

test.each<[string, Record<string, string> | string[][], string]>([
  ['/id-1/status', { status: 'done' }, 'Ada LF-1 is now Done.Undo'],
  ['/id-1/status', { status: 'open' }, 'LF-1 is now In progress.Undo'],
  ['/id-1/owner', { owner: 'ben' }, 'LF-1 is now In progress, ben’s.Undo'],
  ['/changes', [...BOTH, ['owner', 'ben']], '2 are now In progress, ben’s.Undo'],
  ['/changes', [...BOTH, ['to', 'open']], '2 are now In progress.Undo'],
  ['/changes', [...BOTH, ['until', 'week']], '2 are now put off until '],
  ['/id-1/note', { note: 'Call her.' }, 'The note is saved.'],
  ['/id-1/status', { status: 'new', note: 'Call her.' }, 'The note is saved.'],
  ['/changes', { id: 'id-1', to: 'spam' }, 'LF-1 is now Spam.Undo'],
  ['/changes', { id: 'id-1.0', to: 'delete', confirmed: 'yes' }, '1 deleted.'],
])('%s with %j is reported to its operator only, for ten minutes', async (path, fields, words) => {
  await storeEnquiries(worker.db, 2)
  const { to } = await grace.submit(path, fields)

  expect(await noticeOn(to)).toContain(words)
  expect(await noticeOn(to, operatorClient(worker, 'mara'))).toBeUndefined()

  const earlier = "strftime('%Y-%m-%dT%H:%M:%fZ', at, '-11 minutes')"
  for (const table of ['audit', 'event'])
    await worker.db.exec(`UPDATE ${table} SET at = ${earlier}`)
  expect(await noticeOn(to)).toBeUndefined()
})

test('says of a move that a colleague has changed since only that it was one', async () => {
  await storeEnquiries(worker.db, 1)
  const { to } = await grace.submit('/id-1/status', { status: 'done' })
  await operatorClient(worker, 'mara').sendJson('/id-1/status', { status: 'open' })

  expect(await noticeOn(to)).toContain('LF-1 was Done.')
  // Its owner is still the colleague.
  const again = await grace.submit('/id-1/status', { status: 'done' })
  expect(await noticeOn(again.to)).toContain('LF-1 is now Done.')
})
