import { parse } from 'node-html-parser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deliverDue } from '../notify/deliver.ts'
import { mailbox } from '../test/fake-mail.ts'
import { completeBindings, fetchInProcess } from '../test/fetch-in-process.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { operatorClient } from '../test/operator-client.ts'
import { storeEnquiries } from '../test/store-enquiries.ts'
import { storeReceived } from './received-mail.ts'
import { TAKE_BACK_MS } from './store.ts'

const NOON = Date.parse('2030-06-01T12:00:00Z')
const REFUSAL = Object.assign(new Error('no'), { code: 'E_RATE_LIMIT_EXCEEDED' })
const ADA = 'ada@prospect.example'
const TEXT = 'Yes, we can.\n\nWhen may we call?'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }))
afterEach(() => void vi.useRealTimers())

type Enquiry = {
  status: string
  owner: string
  version: number
  repliedAt: string | null
  events: { version: number; action: string; text?: string }[]
  deliveries: { channel: string; state: string; error: string | null; reply?: number }[]
}

/** A Worker in this process with one enquiry, and its operators ben, mara, and one without a name. */
async function createWorker(send?: () => Promise<void>) {
  const DB = memoryDatabase()
  await storeEnquiries(DB, 1, () => ({ message: 'Can you\nhelp?', email: 'ada@prospect.example' }))
  const { mails, bindings } = mailbox()
  const env = completeBindings({ DB, ...bindings, ...(send && { EMAIL: { send } }) })
  const worker = { fetch: fetchInProcess(env) }
  const [ben, mara] = [operatorClient(worker, 'ben'), operatorClient(worker, 'mara')]
  const nobody = operatorClient(worker, '')
  const ask = async (path: string, fields: object, { by = ben, key = '' } = {}) => {
    const headers = key && { 'Idempotency-Key': key }
    const response = await by.sendJson(`/id-1${path}`, fields, headers || {})
    return { status: response.status, body: (await response.json()) as Enquiry & { text: string } }
  }
  const read = (): Promise<Enquiry> => ben.json('/id-1')
  /** Sends what is due after a number of milliseconds. */
  const pass = async (ms: number, timeoutMs = 60_000) => {
    vi.setSystemTime(Date.now() + ms)
    await deliverDue(env, { now: Date.now(), timeoutMs })
  }
  return { DB, ask, read, pass, mails, ben, mara, nobody }
}

test('after a reply, the next enquiry is the one that was next before it', async () => {
  const { ben } = await createWorker()

  const { to } = await ben.submit('/id-1/replies?go=id-9', { text: TEXT, version: '0' })

  const next = (await ben.read(to)).querySelector('a[rel=next]')
  expect(next?.getAttribute('href')).toBe('/api/contacts/id-9')
})

test('a reply is a part of the history, takes the enquiry on, and leaves after 20 seconds with the message quoted', async () => {
  const { ask, read, pass, mails, ben, mara } = await createWorker()

  const text = ` ${TEXT.replaceAll('\n', '\r\n')} `
  expect((await ask('/replies', { text, version: 0 })).status).toBe(201)
  const replied = await read()
  expect(replied).toMatchObject({ status: 'open', owner: 'ben', repliedAt: expect.any(String) })
  expect(replied.events[0]).toMatchObject({ action: 'reply', text: TEXT })
  const pages = [await ben.read('/id-1'), await mara.read('/id-1')]
  expect(pages.map((each) => each.querySelectorAll('.thread [data-ms]').length)).toEqual([1, 0])
  await pass(TAKE_BACK_MS - 1)
  expect(mails).toEqual([])

  await pass(1)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    from: { email: 'site@lumenfold.example', name: 'ben' },
    to: ['ada@prospect.example'],
    replyTo: 'us@lumenfold.example',
    subject: 'Re: We have your message (LF-1)',
    text: expect.stringMatching(
      /^Yes, we can\.\n\nWhen may we call\?\n\n-- \nben\n.+\n\n> Can you\n> help\?\n$/s,
    ),
    headers: { References: '<LF-1@lumenfold.example>' },
  })
  const reply = (await read()).deliveries.find(({ channel }) => channel === 'reply')
  expect(reply).toMatchObject({ state: 'delivered', reply: replied.events[0]?.version })
  await pass(86_400_000)
  expect(mails).toHaveLength(1)
})

test('a reply of an operator without a name has no name but that of the address', async () => {
  const { ask, pass, mails, nobody } = await createWorker()
  await ask('/replies', { text: TEXT, version: 0 }, { by: nobody })
  await pass(TAKE_BACK_MS)

  expect(mails).toMatchObject([{ from: 'site@lumenfold.example' }])
})

test('a repeat of a form, or with the same key, is one reply', async () => {
  const { ask, read, pass, mails, ben } = await createWorker()
  const by = { key: 'a-key-of-a-program' }

  for (let clicks = 0; clicks < 3; clicks++) {
    expect((await ask('/replies', { text: TEXT, version: 0 })).status).toBe(201)
    expect((await ask('/replies', { text: 'By a program' }, by)).status).toBe(201)
  }
  vi.setSystemTime(NOON + 1)
  await ask('/draft', { text: 'PS' })
  await ask('/replies', { text: 'By a program' }, by)
  expect((await ben.read('/id-1')).querySelector('#reply')?.text).toContain('PS')
  expect(await ask('/replies', { text: 'Another text' }, by)).toMatchObject({
    status: 422,
    body: { error: { code: 'idempotency_key_reused' } },
  })
  await pass(TAKE_BACK_MS)

  const sent = mails.map(({ text }) => text.split('\n')[0])
  expect(sent.sort()).toEqual(['By a program', 'Yes, we can.'])
  expect((await read()).events.filter(({ action }) => action === 'reply')).toHaveLength(2)
})

test('the words of the last reply are not sent again from a page that the browser went back to', async () => {
  const { ask, ben, read, DB } = await createWorker()
  await ask('/replies', { text: TEXT, version: 0 })
  const { version } = await read()

  const again = await ben.sendForm('/id-1/replies', { text: TEXT, version: `${version}` })

  expect(again.status).toBe(409)
  expect(await again.text()).toContain('were just sent')
  expect((await read()).deliveries).toHaveLength(1)
  // A reply to a newer mail may have the same words, as a reply to others.
  await storeReceived(DB, 'LF-1', { key: 'k', from: ADA, text: 'And on Friday?' }, [])
  const response = await ask('/replies', { text: TEXT, version: (await read()).version })
  expect(response.status).toBe(201)
})

test('the page shows the recipients of a reply that went elsewhere', async () => {
  const { ask, ben } = await createWorker()
  await ask('/replies', { text: 'Yes.', version: 0 })
  await ask('/replies', { text: 'No.', to: 'bob@b.example', cc: 'eve@c.example', subject: 'Dates' })

  const thread = (await ben.read('/id-1')).querySelector('.thread')?.text
  expect(thread?.match(/To \S+@.*?(?=Reply|$)/g)).toEqual([
    'To bob@b.example · Cc eve@c.example · Dates',
  ])
})

test('the same words without a key and a version are not said to be sent again', async () => {
  const { ask, pass, mails } = await createWorker()
  const { body } = await ask('/replies', { text: TEXT })
  vi.setSystemTime(NOON + 1)

  expect(await ask('/replies', { text: TEXT })).toMatchObject({
    status: 409,
    body: { error: { code: 'already_sent' } },
  })
  await ask('/take-back', { event: String(body.events[0]?.version) })
  expect((await ask('/replies', { text: TEXT })).status).toBe(201)
  await pass(TAKE_BACK_MS)
  expect(mails).toHaveLength(1)
})

test('a colleague who replies at the same moment sees the first reply, and sends nothing', async () => {
  const { ask, pass, mails, mara } = await createWorker()

  const responses = await Promise.all([
    ask('/replies', { text: TEXT, version: 0 }),
    ask('/replies', { text: 'No, we cannot.', version: 0 }, { by: mara }),
  ])
  // Either may be the first in the database.
  const [, second] = responses.sort((a, b) => a.status - b.status)

  expect(responses.map(({ status }) => status)).toEqual([201, 409])
  expect(JSON.stringify(second?.body)).toMatch(/(?:ben|mara) replied/)
  await pass(TAKE_BACK_MS)
  expect(mails).toHaveLength(1)
})

test('a reply is taken back before it leaves, by its sender, and never leaves', async () => {
  const { ask, read, pass, mails, ben, mara } = await createWorker()
  const { body } = await ask('/replies', { text: TEXT, version: 0 })
  const event = { event: String(body.events[0]?.version) }
  // The cron trigger that sends it has not run yet.
  vi.setSystemTime(NOON + TAKE_BACK_MS + 1)

  expect((await ask('/take-back', event, { by: mara })).status).toBe(409)
  expect(await ask('/take-back', event)).toMatchObject({ status: 200, body: { text: TEXT } })
  expect(await read()).toMatchObject({
    repliedAt: null,
    events: [{ action: 'reply', takenBack: true }, {}, { action: 'take-back' }],
  })
  expect((await ben.read(`/id-1?sent=${event.event}`)).querySelector('[role=status]')).toBeNull()
  expect((await ben.read('/audit')).text).toContain('Undid a change')
  const { version } = await read()
  expect(await ask('/take-back', event)).toMatchObject({ status: 200, body: { text: TEXT } })
  await pass(TAKE_BACK_MS)
  expect(mails).toEqual([])

  // From an old page of the browser's history.
  expect((await ask('/replies', { text: TEXT, version: 0 })).status).toBe(409)
  const again = await ask('/replies', { text: TEXT, version })
  expect(again.status).toBe(201)
  await pass(TAKE_BACK_MS)
  expect(mails).toHaveLength(1)
  const left = { event: String(again.body.events.at(-1)?.version) }
  expect((await ask('/take-back', left)).status).toBe(409)
})

test.each([
  ['is refused', () => Promise.reject(REFUSAL), 'waiting'],
  ['fails without a reason', () => Promise.reject(new TypeError('network')), 'dead'],
  ['never ends', () => new Promise<void>(() => {}), 'dead'],
])('a reply whose sending %s is not sent twice: it is %3$s', async (_, send, state) => {
  const sending = vi.fn(send as () => Promise<void>)
  const { ask, read, pass } = await createWorker(sending)
  await ask('/replies', { text: TEXT, version: 0 })

  await pass(TAKE_BACK_MS, 50)
  const [reply] = (await read()).deliveries.filter(({ channel }) => channel === 'reply')
  expect(reply).toMatchObject({ state, error: expect.any(String) })
  await pass(3_600_000, 50)

  expect(sending).toHaveBeenCalledTimes(state === 'waiting' ? 2 : 1)
})

test('a reply is not said to be lost while it is sent; if its Worker dies then, it is given up, and not sent twice', async () => {
  const sending = vi.fn(() => new Promise<void>(() => {}))
  const { ask, read, pass, ben } = await createWorker(sending)
  const { body } = await ask('/replies', { text: TEXT, version: 0 })

  // Begins to send, and never records the result.
  void pass(TAKE_BACK_MS, 86_400_000)
  await expect.poll(() => sending.mock.calls.length, { interval: 1 }).toBe(1)
  expect((await read()).deliveries).toMatchObject([{ channel: 'reply', state: 'sending' }])
  expect((await ben.read('/id-1')).text).toContain('Reply: being sent')
  expect((await ben.read('?status=open')).text).not.toContain('Not delivered')
  const event = `${body.events[0]?.version}`
  expect((await ask('/take-back', { event })).status).toBe(409)
  await pass(3_600_000, 50)

  expect(sending).toHaveBeenCalledTimes(1)
  expect((await read()).deliveries).toMatchObject([
    { channel: 'reply', state: 'dead', error: expect.stringContaining('may have left') },
  ])
})

test('the list names a reply that was given up, until it is closed', async () => {
  const { ask, pass, ben } = await createWorker(() => Promise.reject(new TypeError('no')))
  const problems = async () => {
    const notices = (await ben.read('?status=open')).querySelectorAll('.notice-problem')
    return notices.map(({ text }) => /LF-1/.exec(text)?.[0])
  }
  await ask('/replies', { text: TEXT, version: 0 })
  expect(await problems()).toEqual([])

  await pass(TAKE_BACK_MS)
  expect(await problems()).toEqual(['LF-1'])

  await ask('/status', { status: 'done' })
  expect(await problems()).toEqual([])
})

test.each([
  ['the address that wrote last, and quotes it', {}, ['eve@b.example'], '> From home'],
  ['the enquirer, when somebody else wrote in that name', { dmarc: 'fail' }, [ADA], '> From home'],
  ['the enquirer, after an automatic mail', { automatic: true }, [ADA], '> Can you\n> help?'],
  ['the enquirer, when that is no address', { from: 'eve@b.example\r\nBcc: x' }, [ADA], '> From'],
] as const)('a reply goes to %s', async (_, mail, to, quoted) => {
  const { DB, ask, pass, mails } = await createWorker()
  await DB.prepare('UPDATE enquiry SET name = ?1').bind('Eve\r\nBcc: eve@c.example').run()
  const received = { key: 'k', from: 'eve@b.example', text: 'From home', ...mail }
  expect(await storeReceived(DB, 'LF-1', received, [])).toBe(true)

  await ask('/replies', { text: TEXT })
  await pass(TAKE_BACK_MS)

  expect(mails).toMatchObject([{ to, text: expect.stringContaining(`\n\n${quoted}`) }])
  expect(JSON.stringify({ ...mails[0], text: '' })).not.toMatch(/c\.example|Bcc/)
})

test.each([
  [{ subject: 'Dates for the move' }, 'Re: Dates for the move'],
  [{ subject: 'AW: Re: RE[2]: Dates' }, 'Re: Dates'],
  [{ subject: 'Away', automatic: true }, 'Re: We have your message (LF-1)'],
  [{}, 'Re: We have your message (LF-1)'],
] as const)('after a mail %j, a reply has the subject %s', async (mail, subject) => {
  const { DB, ask, ben, pass, mails } = await createWorker()
  await storeReceived(DB, 'LF-1', { key: 'k', from: ADA, text: 'When?', ...mail }, [])
  const fieldIn = async () => (await ben.read('/id-1')).querySelector('#subject')?.attrs.value

  expect(await fieldIn()).toBe(subject)
  await ask('/replies', { text: TEXT })
  await pass(TAKE_BACK_MS)
  expect(mails).toMatchObject([{ subject }])
  // What the page offers is no choice of the operator's: with the next mail it follows that one.
  await ask('/draft', { text: 'PS', subject })
  await storeReceived(DB, 'LF-1', { key: 'l', from: ADA, text: 'Or?', subject: 'Next' }, [])
  expect(await fieldIn()).toBe('Re: Next')
})

test('a reply is offered the Cc of the mail that it answers, until the operator empties it', async () => {
  const { DB, ask, ben, pass, mails } = await createWorker()
  const mail = { from: ADA, text: 'My boss reads along', cc: ['boss@b.example', 'it@b.example'] }
  await storeReceived(DB, 'LF-1', { key: 'k', ...mail }, [])
  const shown = async () => {
    const page = await ben.read('/id-1')
    return [page.querySelector('#reply-form summary')?.text, page.querySelector('#cc')?.attrs.value]
  }
  const offered = 'boss@b.example, it@b.example'
  expect(await shown()).toEqual([`To ${ADA}, Cc ${offered}`, offered])

  await ask('/draft', { text: 'Yes', cc: offered })
  await storeReceived(DB, 'LF-1', { key: 'l', ...mail, cc: ['it@b.example'] }, [])
  expect(await shown()).toEqual([`To ${ADA}, Cc it@b.example`, 'it@b.example'])
  await ask('/draft', { text: 'Only for you', cc: '' })
  expect(await shown()).toEqual([`To ${ADA}`, ' '])
  await ben.submit('/id-1/replies', { text: 'Only for you', cc: ' ', version: '2' })
  await pass(TAKE_BACK_MS)
  expect(mails[0]).not.toHaveProperty('cc')

  await storeReceived(DB, 'LF-1', { key: 'm', ...mail, dmarc: 'fail' }, [])
  expect(await shown()).toEqual([`To ${ADA}`, ''])
})

test('an operator chooses To, Cc and the subject, of up to five addresses, without a line break', async () => {
  const { ask, pass, mails, read } = await createWorker()
  const chosen = { to: 'Ada@prospect.example; b＠b.example', cc: 'B@b.example\nc@c.example' }
  await ask('/replies', { text: TEXT, ...chosen, subject: 'Yes\r\nBcc: x@x.example' })
  await pass(TAKE_BACK_MS)

  expect(mails).toMatchObject([
    {
      to: ['Ada@prospect.example', 'b@b.example'],
      cc: ['c@c.example'],
      subject: 'Yes Bcc: x@x.example',
    },
  ])
  expect((await read()).events[0]).toMatchObject({ sent: { cc: ['c@c.example'] } })
})

test.each([
  // The name of a saved reply.
  [{ text: '/price' }, 'text'],
  [{ to: 'nobody' }, 'to'],
  [{ to: 'a@b.example>,<c@d.example' }, 'to'],
  [{ cc: 'a@b.example\r\nBcc: c@d.example' }, 'cc'],
  [{ to: 'a@b.example', cc: 'c@c.example d@c.example e@c.example f@c.example g@c.example' }, 'cc'],
  [{ to: ' ,', cc: 'c@c.example d@c.example e@c.example f@c.example g@c.example' }, 'cc'],
  [{ subject: 'x'.repeat(201) }, 'subject'],
])('nothing is sent with %j', async (wrong, field) => {
  const { ask, pass, mails } = await createWorker()

  expect(await ask('/replies', { text: TEXT, ...wrong })).toMatchObject({
    status: 422,
    body: { error: { fields: { [field]: expect.any(String) } } },
  })
  await pass(TAKE_BACK_MS)
  expect(mails).toEqual([])
})

test('replies go to a hundred strangers a day, however many are sent at once, and to those who wrote', async () => {
  const { DB, ask, pass, mails } = await createWorker()
  const send = (n: number) =>
    ask('/replies', {
      text: `Text ${n}.`,
      note: `Note ${n}.`,
      cc: [1, 2, 3, 4].map((at) => `x${n}-${at}@c.example`).join(),
    })
  const responses = await Promise.all(Array.from({ length: 30 }, (_, n) => send(n)))

  expect(responses.filter(({ status }) => status === 201)).toHaveLength(25)
  expect(responses.find(({ status }) => status === 429)).toMatchObject({
    body: { error: { code: 'too_many_recipients' } },
  })
  // Of a refused one, nothing is left.
  const { results } = await DB.prepare('SELECT action, text FROM event').all()
  expect(results.filter(({ action }) => action === 'note')).toHaveLength(25)
  const refused = responses.findIndex(({ status }) => status === 429)
  expect(
    await DB.prepare('SELECT thread_search FROM enquiry').first('thread_search'),
  ).not.toContain(`text ${refused}.`)
  expect((await ask('/replies', { text: 'To Ada alone' })).status).toBe(201)
  // An address that an operator entered wrote nothing, nor did one in whose name somebody else wrote.
  await ask('/email', { email: 'eve@c.example' })
  const forged = { from: 'eve@c.example', dmarc: 'fail', key: 'a', text: 'Yes' } as const
  await storeReceived(DB, 'LF-1', forged, [])
  expect((await ask('/replies', { text: 'To Eve alone' })).status).toBe(429)
  expect((await ask('/replies', { text: 'To Ada again', to: ADA })).status).toBe(201)
  for (let runs = 0; runs < 3; runs++) await pass(TAKE_BACK_MS)
  expect(mails.flatMap(({ cc = [] }) => cc)).toHaveLength(100)
  vi.setSystemTime(NOON + 86_000_000)
  expect((await send(98)).status).toBe(429)
  await pass(86_400_000)
  expect((await send(99)).status).toBe(201)
})

test('a reply saves the note beside it and closes the enquiry, until it is taken back', async () => {
  const { ask, read } = await createWorker()
  const { body } = await ask('/replies', { text: TEXT, note: 'Rang', close: true, version: 0 })
  expect(body).toMatchObject({ status: 'done', owner: 'ben' })
  expect(body.events.map(({ action }) => action).sort()).toEqual(['note', 'reply', 'status'])

  const event = body.events.find(({ action }) => action === 'reply')?.version
  await ask('/take-back', { event: `${event}` })
  expect(await read()).toMatchObject({ status: 'new', owner: '' })

  await ask('/owner', { owner: 'mara' })
  const { events } = (await ask('/replies', { text: 'No', close: true })).body
  await ask('/take-back', { event: `${events.find(({ text }) => text === 'No')?.version}` })
  expect(await read()).toMatchObject({ status: 'open', owner: 'mara' })
})

test.each([
  ['a colleague moved it since', 'done', true],
  ['a colleague had closed it', 'spam', false],
])('taking a reply back moves nothing when %s', async (_, status, isClosed) => {
  const { ask, read, mara } = await createWorker()
  await ask('/status', { status: 'open' })
  const { body } = await ask('/replies', { text: TEXT, close: isClosed })
  const event = body.events.find(({ action }) => action === 'reply')?.version
  for (const to of isClosed ? ['open', status] : ['done'])
    await ask('/status', { status: to }, { by: mara })
  const before = await read()

  await ask('/take-back', { event: `${event}` })
  expect(await read()).toMatchObject({ status: before.status, owner: before.owner })
})

test('without email, nothing is sent', async () => {
  const DB = memoryDatabase()
  await storeEnquiries(DB, 1)
  const ben = operatorClient({ fetch: fetchInProcess({ DB }) })

  const response = await ben.sendJson('/id-1/replies', { text: TEXT })

  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ error: { code: 'replies_off' } })
})

test.each([
  ['a wrong recipient', 'id-1/replies', { cc: 'none' }, 'commas between'],
  ['a text that is too long', 'id-1/replies', { text: 'x'.repeat(10_001) }, 'Shorten the reply'],
  ['an enquiry that is gone', 'id-2/draft', { insert: 'Hi' }, 'no enquiry at this address'],
  ['the reply of a colleague', 'id-1/replies', { version: '0' }, 'Not before June.'],
])('the page with %s has the text of the reply, to send or copy', async (_, path, sent, words) => {
  const { ask, ben, mara } = await createWorker()
  await ask('/replies', { text: 'Not before June.' }, { by: mara })
  const fields = { text: `${TEXT} </textarea>`, ...sent }

  const page = parse(await (await ben.sendForm(`/${path}`, fields)).text())

  expect(page.text).toContain(words)
  const form = page.querySelector('form:has(textarea[name=text])')
  expect(form?.getAttribute('action')).toBe(`/api/contacts/${path}`)
  expect(form?.querySelector('[name=text]')?.textContent.trim()).toBe(fields.text)
})
