import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { auditInsert } from '#worker/db/audit.ts'
import type { EnquiryRecord } from '#worker/enquiry/enquiry-record.ts'
import { findPossibleOwners } from '#worker/possible-owners.ts'
import { settings } from '#worker/settings.ts'
import { storeRows } from '#worker/test/database-helpers.ts'
import { mailbox } from '#worker/test/fake-mail.ts'
import { fetchInProcess } from '#worker/test/fetch-in-process.ts'
import { operatorClient } from '#worker/test/operator-client.ts'
import { startWorker, UNREACHABLE_WEBHOOK } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'
import { DAY_MS } from '#worker/time.ts'
import { describeEventsSince } from './events.ts'
import type { OperatorEnquiry } from './store.ts'

const worker = await startWorker(UNREACHABLE_WEBHOOK)

const { read, sendForm, submit } = operatorClient(worker)

const store = (count: number, change?: (n: number) => Partial<EnquiryRecord>) =>
  storeEnquiries(worker.db, count, change)

const texts = (page: HTMLElement, selector: string) =>
  page.querySelectorAll(selector).map(({ text }) => text.replace(/\s+/g, ' ').trim())

test('shows everything of an enquiry in one thread, oldest first', async () => {
  await store(1, () => ({ status: 'held', reasons: ['links'] }))
  const left = { delivered_at: '2026-11-20T12:00:01.000Z' }
  await storeRows(
    worker.db,
    'outbox',
    { ...left, channel: 'email', state: 'delivered' },
    { ...left, channel: 'receipt', state: 'dead', error: 'It came back.' },
    { channel: 'slack', state: 'dead', attempts: 20, error: 'The receiver answered 503.' },
    { channel: 'due', state: 'waiting', next_at: Date.now() + 20_000 },
  )
  await sendForm('/id-1/note', { note: '<b>First\r\nnote' })
  await sendForm('/id-1/status', { status: 'open', note: 'Second note' })
  await sendForm('/id-1/status', { status: 'spam' })

  const page = await read('/id-1')

  expect(texts(page, '.thread > li')).toEqual([
    expect.stringMatching(/^Ada wrote .*Received as Held\. .*It has links/),
    expect.stringMatching(/grace added a note .*<b>First noteDelete/),
    expect.stringMatching(/grace added a note .*Second noteDelete/),
    expect.stringMatching(/grace.* moved this from Held to In progress/),
    expect.stringMatching(/grace.* moved this from In progress to Spam/),
    expect.stringMatching(/^Receipt: not delivered ?It came back\.$/),
    expect.stringMatching(/^Slack: given up after 20 attempts.*answered 503\.$/),
    expect.stringMatching(/^Due email: goes out after \w+ \d/),
  ])
})

test('of a long thread, the newest six are in sight, below the first words', async () => {
  await store(1)
  const notes = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ action: 'note', text: `Note ${n}` }))
  await storeRows(worker.db, 'event', ...notes)

  const shown = texts(await read('/id-1'), '.thread > li')

  expect(shown[2]).toMatch(/^2 earlier.*Note 1.*Note 2/)
  expect(shown.at(-1)).toMatch(/Note 8/)
})

test.each([
  ['', 'id-1', 'id-5'],
  ['status=all', 'id-4', 'id-2'],
  ['status=new', 'id-5', 'id-1'],
  ['q=planet', 'id-5', undefined],
  ['status=new&limit=1&cursor=3', 'id-5', 'id-1'],
  ['status=todo', 'id-1', 'id-5'],
])('links to the neighbors in the list ?%s', async (list, previous, next) => {
  await store(5, (n) => ({
    status: n % 2 === 1 ? 'new' : 'done',
    message: n === 5 ? 'A planet' : 'A wish',
  }))

  await worker.db.exec("UPDATE enquiry SET status = 'open', owner = 'ben' WHERE id = 'id-4'")
  const page = await read(`/id-3?list=${encodeURIComponent(list)}`)
  const beside = ['prev', 'next'].map(
    (rel) => page.querySelector(`a[rel=${rel}]`)?.attrs.href?.match(/id-\d/)?.[0],
  )

  expect(beside).toEqual([previous, next])
  expect(page.querySelector('.list-nav a')?.attrs.href).toBe(
    `/api/contacts${list && `?${list}`}#LF-3`,
  )
})

test('keeps the query of the list in every button of the page', async () => {
  await store(2)

  const page = await read('/id-1?list=q%3Dwish')
  const targets = page
    .querySelectorAll('main form, [formaction], .list-nav a[rel]')
    .map(({ attrs: { formaction, action, href } }) => formaction ?? action ?? href)

  expect(targets.filter((target) => target?.includes('&go=')).length).toBe(6) // Done, Spam, 4 × Later
  const isKept = (target = '') => /\?list=q%3Dwish(?:&go=[\w%-]+)?$/.test(target)
  expect(targets.filter((target) => !isKept(target))).toEqual([])
  const outside = page.querySelectorAll('button:not([form=changes])')
  expect(outside.filter((each) => !each.closest('form'))).toEqual([])
})

test('without email, the answer is a link to the mail program, to which nobody can add a header', async () => {
  await store(1, () => ({ email: "o'hara?cc=x&b@b.example" }))

  const page = await read('/id-1')

  expect(page.querySelector('a[data-key=reply]')?.attrs.href).toBe(
    "mailto:o'hara%3Fcc%3Dx%26b@b.example?subject=Re%3A%20LF-1",
  )
  expect(page.querySelector('#reply')).toBeNull()
  expect(texts(page, '.thread > li')[1]).toBe('No notification was sent.')
})

test('with email, a reply is written below the thread, and stands in it with its state', async () => {
  await store(1)
  const ben = operatorClient(
    { fetch: fetchInProcess({ DB: worker.db, ...mailbox().bindings }) },
    'ben',
  )
  const { to } = await ben.submit('/id-1/replies', { text: 'Yes <b>.', version: '0' })
  const theirs = await read(to)
  const page = await ben.read(to)

  expect(theirs.querySelector('[role=status]')).toBeNull()
  expect(page.querySelector('[role=status]')?.text).toMatch(/goes out 20 seconds after Send/)
  expect(page.querySelector('.thread')?.text).toMatch(
    /ben replied.*Yes <b>\.\s*Reply: goes out after \w+ \d/s,
  )
})

test('shows five other enquiries of the address and five of others of the person, and a link to all', async () => {
  await store(14, (n) => ({
    ...(n === 1 && { name: 'Bob', email: 'bob@c.example' }),
    ...(n > 1 && n < 8 && { email: `ada@home${n}.example`, message: 'Hello,\nsecond try.' }),
  }))

  const page = await read('/id-8')
  const alone = await read('/id-1')

  const references = [14, 13, 12, 11, 10, 7, 6, 5, 4, 3].map((n) => `LF-${n}`)
  expect(texts(page, '.others li > a')).toEqual(references)
  expect(texts(page, '.others li').at(-1)).toMatch(
    /^LF-3 ?Ada, ada@home3.example ?Hello, second try\./,
  )
  expect(alone.text).not.toContain('Same person?')
  const all = page
    .querySelectorAll('article section > a')
    .find(({ text }) => text.startsWith('All'))
  const found = (await read(all?.attrs.href)).querySelectorAll('.row-link')
  expect(found.map(({ id }) => id)).toEqual([14, 13, 12, 11, 10, 9, 8].map((n) => `LF-${n}`))
  expect(page.querySelector('a[href="/api/contacts/person?enquiry=id-8"]')).not.toBeNull()
  expect(page.toString()).not.toMatch(/(?:href|action)="\/[^"]*(?:lovelace|home\d)\.example/)
})

test.each([
  ['new', 3],
  ['held', 0],
] as const)(
  'shows the links of a message, its sender and a note of %s: %i',
  async (status, count) => {
    await store(1, () => ({ status, message: 'See https://a.example/?b&"c' }))
    await sendForm('/id-1/note', { note: 'Rang (212) 555-0143' })

    const links = (await read('/id-1')).querySelectorAll('a[rel="noreferrer noopener"]')

    const expected = ['mailto:ada@lovelace.example', 'https://a.example/?b&', 'tel:2125550143']
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expected.slice(0, count))
  },
)

test('gives each text of a person its own direction, and the language of its form', async () => {
  const fields = { company: 'דלתא' }
  await store(2, () => ({ name: 'עדה', message: 'שלום', fields, language: 'he' }))
  await sendForm('/id-1/note', { note: 'מחר' })
  await sendForm('/id-1/status', { status: 'done', note: '' })

  const stale = await submit('/id-1/status', { status: 'open', version: '0' })
  for (const [page, language, words] of [
    [await read('/id-1'), 'he', ['עדה', 'שלום', 'דלתא']],
    [await read('/id-1'), '', ['מחר']],
    [await read(), 'he', ['עדה', 'שלום']],
    [stale.page, 'he', ['עדה']],
  ] as const) {
    const written = texts(page, `[dir=auto][lang="${language}"]`)
    expect(written).toEqual(expect.arrayContaining([...words]))
  }
})

test('names the source of an enquiry, and its language, unless it is the first one of the site', async () => {
  const attribution = { landingPage: '/blog', utm_source: 'news', utm_medium: 'mail' }
  await store(2, (n) => ({ attribution, language: n === 1 ? 'de' : 'en-US' }))

  expect(texts(await read('/id-1'), '.enquiry-facts dd')).toContain('German')
  expect(texts(await read('/id-2'), '.enquiry-facts dt')).toEqual(['Reference', 'Email', 'Source'])
})

const at = '2026-11-20T12:00:00.000Z'
const note = { action: 'note', text: 'Call.' }
const toOpen = { action: 'status', from: 'new', to: 'open', fromOwner: '' }

test.each([
  [{ ...note, actor: 'mara' }, 'mara added a note'],
  // Of a mail whose address was erased.
  [{ ...note, actor: '' }, 'Somebody added a note'],
  [
    { ...toOpen, toOwner: 'mara' },
    'grace moved this from New to In progress and handed it to mara',
  ],
  [{ ...toOpen, toOwner: 'Grace' }, 'grace moved this from New to In progress'],
  [{ action: 'take-back' }, 'grace took a reply back'],
  [{ action: 'received', operator: 'mara' }, 'mara wrote from a colleague’s address'],
  // Of a newer version, seen after a rollback.
  [{ action: 'merge' }, 'grace made a change that only a newer version can tell'],
])('describes %j', (about, sentence) => {
  const event = { version: 1, at, actor: 'grace', verified: false, ...about }
  const enquiry = { events: [event] } as unknown as OperatorEnquiry
  const now = Date.parse(at) + 3 * 3_600_000

  expect(describeEventsSince(enquiry, 0, now)).toEqual([`${sentence} 3 hours ago.`])
})

async function namesFor(operator: string, listed: string[]) {
  const { operators } = settings
  Object.assign(settings, { operators: listed })
  const names = await findPossibleOwners(worker.db, operator)
  Object.assign(settings, { operators })
  return names
}

test('are the colleagues in the settings, or else those who have acted', async () => {
  expect(await namesFor('mara', [])).toEqual([])
  for (const name of ['jonas', 'mara', 'Jonas']) {
    await auditInsert(worker.db, { actor: { name, verified: false }, action: 'export' }).run()
  }

  // Even those who have not acted.
  expect(await namesFor('Mara', ['Grace', 'mara'])).toEqual(['Grace'])
  // Once, in the newest spelling.
  expect(await namesFor('grace', [])).toEqual(['Jonas', 'mara'])
})

test('are all who have acted in the last 90 days, however much a colleague did since', async () => {
  const acted = (actor: string, days: number) => ({
    actor,
    at: new Date(Date.now() - days * DAY_MS).toISOString(),
  })
  await storeRows(worker.db, 'audit', acted('Özlem', 91), acted('özlem', 89), acted('jonas', 91))
  await storeRows(worker.db, 'audit', ...Array.from({ length: 600 }, () => acted('mara', 1)))
  await storeRows(worker.db, 'audit', acted('retention', 1))

  expect(await namesFor('grace', [])).toEqual(['mara', 'özlem'])
})
