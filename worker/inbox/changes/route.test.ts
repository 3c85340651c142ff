import { expect, test } from 'vitest'
import type { EnquiryStatus } from '#worker/enquiry/status.ts'
import { operatorClient } from '#worker/test/operator-client.ts'
import { startWorker, UNREACHABLE_WEBHOOK } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'
import { NOTE_MAX_LENGTH } from '../layout/fields.tsx'

const worker = await startWorker(UNREACHABLE_WEBHOOK)

const grace = operatorClient(worker)
const sendJson = (path: string, fields: object) => grace.sendJson(`/id-1${path}`, fields)
const sendForm = (path: string, fields = {}) => grace.sendForm(`/id-1${path}`, fields)

const store = (status: EnquiryStatus = 'new') => storeEnquiries(worker.db, 1, () => ({ status }))

const EVENTS = 'SELECT action, from_status, to_status FROM event ORDER BY seq'
const enquiryRows = () => worker.rows('SELECT status, status_at FROM enquiry')
const notifications = () => worker.rows<{ channel: string }>('SELECT channel FROM outbox')
const AUDIT = 'SELECT actor, verified, action, enquiry_ids, count FROM audit ORDER BY seq'
const lastAudit = async () => (await worker.rows(AUDIT)).at(-1)

test('moves an enquiry to another status, and updates the counts and the audit log', async () => {
  await store()

  const response = await sendJson('/status', { status: 'open' })
  const enquiry = (await response.json()) as { status: string; statusAt: string }

  expect(response.status).toBe(200)
  expect(enquiry).toMatchObject({ id: 'id-1', status: 'open', message: 'Secret wish' })
  expect(Date.parse(enquiry.statusAt)).toBeGreaterThan(Date.now() - 60_000)
  expect(await worker.rows('SELECT status, total FROM enquiry_count WHERE total > 0')).toEqual([
    { status: 'open', total: 1 },
  ])
  expect(await worker.rows(EVENTS)).toEqual([
    { action: 'status', from_status: 'new', to_status: 'open' },
  ])
  const entry = { actor: 'grace', verified: 0, action: 'status' }
  expect(await lastAudit()).toEqual({ ...entry, enquiry_ids: '["id-1"]', count: 1 })
})

test.each<[EnquiryStatus, EnquiryStatus[], number]>([
  ['spam', ['new'], 1],
  ['spam', ['open'], 1],
  ['spam', ['done'], 0],
  ['spam', ['new', 'spam', 'open'], 1],
  // Its notification was sent on arrival.
  ['held', ['new'], 0],
])('an enquiry moved from %s to %j is sent through %d channels', async (from, moves, notified) => {
  await store(from)

  for (const status of moves) {
    await sendJson('/status', { status })
    await worker.rows("UPDATE outbox SET state = 'delivered'")
  }

  expect(await notifications()).toEqual(Array(notified).fill({ channel: 'webhook' }))
})

test('adds notes with normalized line breaks and their author, and finds the enquiry by them', async () => {
  await store()

  await sendJson('/note', { note: ' Call her\r\non Monday. ' })
  const response = await sendJson('/note', { note: 'She rang.' })

  const note = { at: expect.any(String), actor: 'grace', verified: false, action: 'note' }
  expect(await response.json()).toMatchObject({
    events: [
      { ...note, text: 'Call her\non Monday.' },
      { ...note, text: 'She rang.' },
    ],
  })
  expect(await lastAudit()).toMatchObject({ action: 'note', enquiry_ids: '["id-1"]' })
  for (const word of ['monday', 'rang', 'wish']) {
    expect(await grace.json(`?q=${word}`)).toMatchObject({ contacts: [{ id: 'id-1' }] })
  }
})

test('accepts a note of 5,000 characters, counting a line break as one, and returns a longer one', async () => {
  await store()
  const note = `<b>\r\n${'語'.repeat(NOTE_MAX_LENGTH - 4)}`

  expect((await sendForm('/note', { note })).status).toBe(303)
  const response = await sendForm('/status?list=q%3Dx', { note: `${note}語`, status: 'done' })
  const page = await response.text()

  expect(response.status).toBe(422)
  expect(page).toContain(`&lt;b&gt;\r\n${'語'.repeat(NOTE_MAX_LENGTH - 3)}</textarea>`)
  expect(page).toContain('Shorten the note to 5,000 characters.')
  expect(page).not.toContain('the following')
  // With the pressed button, and the list to return to.
  expect(page).toContain('action="/api/contacts/id-1/status?list=q%3Dx"')
  expect(page).toContain('<input type="hidden" name="status" value="done"/>')
  expect(await enquiryRows()).toMatchObject([{ status: 'new' }])
})

test.each([
  ['/status', { status: 'done' }, ['note', 'status']],
  // It asks first.
  ['/delete', {}, ['note']],
])('keeps the note beside the button of %s', async (path, fields, events) => {
  await store()

  for (const note of ['Call her.', ' ']) await sendForm(path, { ...fields, note })

  const actions = (await worker.rows<{ action: string }>(EVENTS)).map(({ action }) => action)
  expect(actions).toEqual(events)
})

test.each([
  ['/status', { status: 'deleted' }, 'status'],
  ['/status', { status: 'held' }, 'status'],
  ['/status', { status: 'open', notes: 'x' }, 'notes'],
  ['/note', { note: ' ' }, 'note'],
  ['/status', { status: 'done', version: 7 }, 'version'],
  ['/note', { note: 'Call her.', version: 7 }, 'version'],
  ['/owner', { owner: '' }, 'owner'],
  ['/changes', { ids: [], to: 'open' }, 'ids'],
  ['/changes', { ids: ['id-1'], to: 'held' }, 'to'],
  ['/changes', { ids: Array(201).fill('id-1'), to: 'open' }, 'ids'],
  ['/changes', { ids: ['id-1'], to: 'open', note: '' }, 'note'],
])('answers 422 to %s with %o and names the field', async (path, fields, field) => {
  await store()

  const response = await grace.sendJson(path === '/changes' ? path : `/id-1${path}`, fields)

  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    error: { fields: { [field]: expect.any(String) } },
  })
  expect(await enquiryRows()).toMatchObject([{ status: 'new' }])
})

test.each(['/undelete', '/note/2', '/footnote'])(
  'an address that only resembles one of a change changes nothing: %s',
  async (path) => {
    await store()

    expect((await sendJson(path, { note: 'Call her' })).status).toBe(404)
    expect(await worker.rows('SELECT version FROM enquiry')).toEqual([{ version: 0 }])
  },
)
