import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runCronJobs } from '#worker/cron.ts'
import { settings } from '#worker/settings.ts'
import { storeRows } from '#worker/test/database-helpers.ts'
import { mailbox } from '#worker/test/fake-mail.ts'
import { completeBindings, fetchInProcess } from '#worker/test/fetch-in-process.ts'
import { memoryDatabase } from '#worker/test/memory-database.ts'
import { operatorClient } from '#worker/test/operator-client.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'
import { resolveDueTime } from './due-at.ts'

const MONDAY = '2030-06-03T18:00:00.000Z'
/** Tuesday at 8:00 in Los Angeles, where the operators of the tests are. */
const DUE = '2030-06-04T15:00:00.000Z'
const LISTED = [
  { name: 'ben', email: 'ben@a.example' },
  { name: 'özge', email: 'oezge@a.example' },
  'mara',
]
const before = settings.operators

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(MONDAY) })
  Object.assign(settings, { operators: LISTED })
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(settings, { operators: before })
})

/** A Worker with two new enquiries, of which the operator ben has put the first off until tomorrow. */
async function createWorker() {
  const DB = memoryDatabase()
  await storeEnquiries(DB, 2)
  const { mails, bindings } = mailbox()
  const env = completeBindings({ DB, ...bindings })
  const worker = { fetch: fetchInProcess(env) }
  const ben = operatorClient(worker, 'ben', 'America/Los_Angeles')
  const post = (path: string, fields: object, by = ben) => {
    vi.setSystemTime(Date.now() + 1)
    return by.sendJson(path, fields)
  }
  const read = () => ben.json('/id-1')
  /** The ids of the rows of a list, and when each waits. */
  const list = async (query = '') =>
    (await ben.read(`?${query}`))
      .querySelectorAll('.list-row')
      .map((row) => `${row.attrs['data-id']} ${row.querySelector('.row-when')?.text.trim()}`)
  const cronAt = async (time: string) => {
    vi.setSystemTime(Date.parse(time))
    const trigger = { cron: '* * * * *', scheduledTime: Date.now() }
    await runCronJobs(trigger, env)
    return mails.map(({ to, subject }) => `${to}: ${subject}`)
  }
  await post('/id-2/status', { status: 'open' })
  const putOff = await post('/id-1/later', { until: 'tomorrow', version: 0 })
  const send = vi.spyOn(bindings.EMAIL, 'send')
  return { DB, send, post, read, list, cronAt, putOff, mara: operatorClient(worker, 'mara') }
}

test('an enquiry that is put off leaves the list, comes back on top, and its owner is told once', async () => {
  const { DB, putOff, read, list, cronAt } = await createWorker()

  expect(putOff.status).toBe(200)
  expect((await DB.prepare('SELECT action FROM audit').all()).results.at(-1)).toEqual({
    action: 'later',
  })
  expect(await read()).toMatchObject({ status: 'open', owner: 'ben', dueAt: DUE })
  expect(await list()).toEqual(['id-2 late1291 d'])
  expect(await list('owner=mine')).toEqual(['id-2 late1291 d'])
  expect(await list('status=later')).toEqual(['id-1 until Jun 4'])
  expect(await cronAt('2030-06-04T14:59:00.000Z')).toEqual([])

  expect(await cronAt(DUE)).toEqual(['ben@a.example: Due: Ada (LF-1)'])
  expect(await cronAt('2030-06-04T15:01:00.000Z')).toHaveLength(1)
  expect(await list()).toEqual(['id-2 late1292 d', 'id-1 due 1 min ago'])
  expect(await list('status=later')).toEqual([])
})

test.each<[string, string, object, string[]]>([
  ['its owner', 'note', { note: 'Hm.' }, ['ben@a.example']],
  ['its new owner', 'owner', { owner: 'Özge' }, ['oezge@a.example']],
  ['nobody, after a reply', 'replies', { text: 'Yes.' }, []],
  ['nobody, after another day', 'later', { until: 'week' }, []],
])('the mail that is due during an outage tells %s', async (_, path, fields, told) => {
  const { send, cronAt, post, DB } = await createWorker()
  send.mockRejectedValueOnce(new Error('An outage.'))
  await cronAt(DUE)
  await post(`/id-1/${path}`, fields)
  await DB.exec("DELETE FROM outbox WHERE channel IN ('handover', 'reply')")

  expect(await cronAt('2030-06-04T15:03:00.000Z')).toEqual(
    told.map((to) => `${to}: Due: Ada (LF-1)`),
  )
  const { results } = await DB.prepare("SELECT state FROM outbox WHERE channel = 'due'").all()
  expect(results).toEqual(told.map(() => ({ state: 'delivered' })))
})

type Act = (worker: Awaited<ReturnType<typeof createWorker>>) => Promise<unknown>
const receive =
  (mail: object): Act =>
  ({ DB }) =>
    storeRows(DB, 'event', { at: new Date().toISOString(), action: 'received', text: '', mail })
const post =
  (path: string, fields: object): Act =>
  (worker) =>
    worker.post(`/id-1/${path}`, fields)

const LATER = '2030-06-04T16:00:00.000Z'
const IN_CONSOLE = "UPDATE enquiry SET status = 'done' WHERE id = 'id-1'"

test.each<[string, string, Act, string | null]>([
  ['a reply', MONDAY, post('replies', { text: 'Yes.' }), DUE],
  ['a reply', LATER, post('replies', { text: 'Yes.' }), null],
  ['a note', LATER, post('note', { note: 'Called.' }), DUE],
  ['a new owner', LATER, post('owner', { owner: 'mara' }), DUE],
  ['Done', MONDAY, post('status', { status: 'done' }), null],
  ['a move in the console of D1', MONDAY, ({ DB }) => DB.exec(IN_CONSOLE), null],
  ['a new day', LATER, post('later', { until: '2030-06-14' }), '2030-06-14T15:00:00.000Z'],
  ['bringing it back', MONDAY, post('later', { until: 'now' }), null],
  ['a mail of its sender', '2030-06-03T19:00:00.000Z', receive({}), null],
  ['a mail of its sender', LATER, receive({}), null],
  ['an automatic mail', MONDAY, receive({ automatic: true }), DUE],
])('after %s at %s', async (_, at, act, due) => {
  const worker = await createWorker()
  vi.setSystemTime(Date.parse(at))

  await act(worker)

  expect((await worker.read()).dueAt).toBe(due)
})

test('undoing brings it back as it was, and a move restores the time that it ended', async () => {
  const { post, read } = await createWorker()
  const undo = (change: number) => post('/changes/undo', { change: String(change) })

  await post('/id-1/status', { status: 'done' })
  await undo(3)
  expect(await read()).toMatchObject({ status: 'open', owner: 'ben', dueAt: DUE })

  await post('/id-1/later', { until: 'week' })
  await undo(5)
  expect(await read()).toMatchObject({ dueAt: DUE })
  await undo(2)
  expect(await read()).toMatchObject({ status: 'new', owner: '', dueAt: null })
})

test('an enquiry is due again, once, after its reply is taken back', async () => {
  const { post, read } = await createWorker()
  vi.setSystemTime(Date.parse(LATER))
  await post('/id-1/replies', { text: 'Yes.' })
  const event = String((await read()).version)
  const takeBack = () => post('/id-1/take-back', { event })

  expect((await takeBack()).status).toBe(200)
  expect((await read()).dueAt).toBe(DUE)

  await post('/id-1/later', { until: 'now' })
  expect((await takeBack()).status).toBe(200)
  expect((await read()).dueAt).toBeNull()
})

const OWNER = 'Send the name of an operator: ben, özge, or mara.'
const DAY = 'Choose a day from tomorrow on, within a year.'

test.each<[string, object, object]>([
  ['/id-1/owner', { owner: 'zoe', note: 'Yours.' }, { owner: OWNER }],
  ['/changes', { ids: ['id-1'], owner: 'zoe' }, { owner: OWNER }],
  ['/id-1/later', { day: '' }, { day: DAY }],
  ['/id-1/later', { until: '2030-06-03' }, { until: DAY }],
  ['/id-1/later', {}, { until: expect.stringMatching(/^Send one of: tomorrow/) }],
])('%s with %j is refused, and changes nothing', async (path, sent, fields) => {
  const { post, read } = await createWorker()
  const { version } = await read()

  const response = await post(path, sent)

  expect([response.status, await response.json()]).toMatchObject([422, { error: { fields } }])
  expect((await read()).version).toBe(version)
})

const FRIDAY = '2026-10-30T16:00:00Z'

test.each([
  ['tomorrow', 'America/Los_Angeles', FRIDAY, '2026-10-31T15:00:00.000Z'],
  // The clocks change on Sunday.
  ['monday', 'America/Los_Angeles', FRIDAY, '2026-11-02T16:00:00.000Z'],
  ['monday', 'America/Los_Angeles', '2026-11-02T16:00:00Z', '2026-11-09T16:00:00.000Z'],
  // It is Sunday there.
  ['monday', 'America/Los_Angeles', '2026-11-02T06:00:00Z', '2026-11-02T16:00:00.000Z'],
  // It is the day itself on which they change: back, and forward.
  ['2026-11-01', 'America/Los_Angeles', FRIDAY, '2026-11-01T16:00:00.000Z'],
  ['2027-03-14', 'America/Los_Angeles', FRIDAY, '2027-03-14T15:00:00.000Z'],
  ['week', 'Pacific/Auckland', FRIDAY, '2026-11-06T19:00:00.000Z'],
  ['2026-10-31', 'America/Los_Angeles', FRIDAY, '2026-10-31T15:00:00.000Z'],
  // It is Saturday there.
  ['2026-10-31', 'Pacific/Auckland', FRIDAY, undefined],
  ['2026-10-30', 'America/Los_Angeles', FRIDAY, undefined],
  ['2027-10-31', 'UTC', FRIDAY, '2027-10-31T08:00:00.000Z'],
  ['2027-11-01', 'UTC', FRIDAY, undefined],
])('%s in %s at %s is %s', (chosen, zone, now, due) => {
  expect(resolveDueTime(chosen, zone, new Date(now))).toBe(due)
})
