import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TAKE_BACK_MS } from '../replies/store.ts'
import { settings } from '../settings.ts'
import { mailbox } from '../test/fake-mail.ts'
import { completeBindings, fetchInProcess } from '../test/fetch-in-process.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { operatorClient } from '../test/operator-client.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'
import { deliverDue } from './deliver.ts'

const listed = ['ada@a.example', { name: 'ben', email: 'ben@a.example' }, 'mara']
const before = settings.operators
const list = (operators: unknown) => Object.assign(settings, { operators })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-06-01T12:00:00Z') })
  list(listed)
})
afterEach(() => {
  vi.useRealTimers()
  list(before)
})

type Step = { path?: string; fields?: object; after?: number; message?: string }

/** The recipients and subjects of the mails after these steps of the operator ada, on three new enquiries. */
async function mailsAfter(...steps: Step[]) {
  const DB = memoryDatabase()
  const message = steps.find((step) => step.message)?.message ?? 'Secret wish'
  await storeEnquiries(DB, 3, (n) => ({ name: `Visitor ${n}\nBcc: all@b.example`, message }))
  const { mails, bindings } = mailbox()
  // No two statements are of the same time.
  const prepare = DB.prepare.bind(DB)
  DB.prepare = (sql) => {
    vi.setSystemTime(Date.now() + 1)
    return prepare(sql)
  }
  const env = completeBindings({ DB, ...bindings })
  const ada = operatorClient({ fetch: fetchInProcess(env) }, 'ADA@a.example')
  const statuses: number[] = []
  for (const { path = '/changes', fields = {}, after = 0 } of steps) {
    statuses.push((await ada.sendJson(path, fields)).status)
    vi.setSystemTime(Date.now() + after)
    await deliverDue(env)
  }
  vi.setSystemTime(Date.now() + TAKE_BACK_MS)
  await deliverDue(env)
  await deliverDue(env, { now: Date.now() + 86_400_000 })
  expect(statuses).toEqual(steps.map(() => 200))
  return { mails, DB }
}

const toBen = { path: '/id-1/owner', fields: { owner: 'Ben', version: 0 } }
const allToBen = { fields: { ids: ['id-1', 'id-2.0', 'id-3'], owner: 'ben' } }
const undoing = (change: string) => ({ path: '/changes/undo', fields: { change } })
const back = { path: '/id-1/owner', fields: { owner: 'ada@a.example' } }

test.each<[string, Step[], string[]]>([
  ['to a colleague, once for a repeated form', [toBen, toBen], ['ben@a.example: LF-1']],
  ['of several at once', [allToBen], ['ben@a.example: 3 enquiries']],
  ['that is undone in time', [toBen, undoing('1')], []],
  [
    'whose next one is undone',
    [{ ...toBen, after: TAKE_BACK_MS }, back, undoing('2')],
    ['ben@a.example: LF-1'],
  ],
  ['that goes on to oneself', [toBen, back], []],
  ['to oneself', [back], []],
  [
    'of an enquiry that is done before the mail',
    [toBen, { path: '/id-1/status', fields: { status: 'done' } }],
    [],
  ],
  [
    'of one that was done',
    [
      { path: '/id-1/status', fields: { status: 'done' } },
      { ...toBen, fields: { owner: 'ben' } },
    ],
    ['ben@a.example: LF-1'],
  ],
  ['to a name without an address', [{ path: '/id-1/owner', fields: { owner: 'mara' } }], []],
])('a hand-over %s', async (_, steps, expected) => {
  const { mails } = await mailsAfter(...steps)

  const about = (subject: string) =>
    /^Handed over to you: Visitor \d Bcc: all@b\.example \((.*)\)$/.exec(subject)?.[1]
  expect(
    mails.map(({ to, subject }) => `${to}: ${about(subject) ?? subject.split(': ')[1]}`),
  ).toEqual(expected)
})

test('several are taken on by their new owner, in a mail that names each and its sender, in no header', async () => {
  const { mails, DB } = await mailsAfter(allToBen)
  const [mail] = mails

  expect(mail?.text.trim().split('\n\n').sort()).toEqual(
    [1, 2, 3].map(
      (n) =>
        `LF-${n}: https://lumenfold.example/api/contacts/id-${n}\nHanded over by ada@a.example.\n> Visitor ${n} Bcc: all@b.example\n> Secret wish`,
    ),
  )
  const { results } = await DB.prepare('SELECT DISTINCT status, owner FROM enquiry').all()
  expect(results).toEqual([{ status: 'open', owner: 'ben' }])
  expect(JSON.stringify({ ...mail, text: '' })).not.toContain('Visitor')
})

test('says who hands it over and why, and how the enquiry begins', async () => {
  const message = 'Hello,\n\nwe have\n90 TB\nof archives.\nAda'
  const fields = { owner: 'ben' }
  const { mails } = await mailsAfter(
    { path: '/id-1/note', fields: { note: 'You know\nthe archive.' }, after: 599_000 },
    { path: '/id-1/owner', fields, after: 1, message },
  )

  expect(mails[0]?.text.split('\n').slice(1)).toEqual([
    'Handed over by ada@a.example: You know the archive.',
    '> Visitor 1 Bcc: all@b.example',
    '> Hello,',
    '> we have',
    '> 90 TB',
    '> of archives.',
    '> …',
    '',
  ])
})
