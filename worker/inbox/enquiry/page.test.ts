import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { ContactRecord } from '#worker/contact/record.ts'
import { inProcess } from '#worker/test/in-process.ts'
import { mailbox } from '#worker/test/mailbox.ts'
import { operatorAt } from '#worker/test/operator-at.ts'
import { interest } from '#worker/test/sample-enquiry.ts'
import { serveWorker, WEBHOOK_AWAY } from '#worker/test/serve-worker.ts'
import { storeContacts } from '#worker/test/store-contacts.ts'
import { storeRows } from '#worker/test/store-rows.ts'

const worker = await serveWorker(WEBHOOK_AWAY)

const { read, sendForm } = operatorAt(worker)

const store = (count: number, change?: (n: number) => Partial<ContactRecord>) =>
  storeContacts(worker.db, count, change)

const texts = (page: ReturnType<typeof parse>, selector: string) =>
  page.querySelectorAll(selector).map(({ text }) => text.replace(/\s+/g, ' ').trim())

test('shows everything of an enquiry in one thread, oldest first', async () => {
  await store(1, () => ({ status: 'held', reasons: ['links'] }))
  await storeRows(
    worker.db,
    'outbox',
    { channel: 'email', state: 'delivered', delivered_at: '2026-11-20T12:00:01.000Z' },
    {
      channel: 'receipt',
      state: 'dead',
      delivered_at: '2026-11-20T12:00:01.000Z',
      error: 'It came back.',
    },
    { channel: 'slack', state: 'dead', tries: 20, error: 'The receiver answered 503.' },
    { channel: 'due', state: 'waiting', next_at: Date.now() + 20_000 },
  )
  await sendForm('/id-1/note', { note: '<b>First\r\nnote' })
  await sendForm('/id-1/status', { status: 'open', note: 'Second note' })
  await sendForm('/id-1/note', { note: 'Third note' })

  const page = await read('/id-1')

  expect(texts(page, '.thread > li')).toEqual([
    expect.stringMatching(/^Ada wrote .*Received as Held\. .*It has links/),
    expect.stringMatching(/grace added a note .*<b>First noteDelete/),
    expect.stringMatching(/grace added a note .*Second noteDelete/),
    expect.stringMatching(/grace.* moved this from Held to In progress/),
    expect.stringMatching(/grace added a note .*Third noteDelete/),
    expect.stringMatching(/^Receipt: not delivered ?It came back\.$/),
    expect.stringMatching(/^Slack: given up after 20 attempts.*answered 503\.$/),
    expect.stringMatching(/^Due email: goes out after \w+ \d/),
  ])
  expect(page.querySelector('#note')?.text.trim()).toBe('')
})

test('says why an enquiry is in Spam only until an operator moves it', async () => {
  await store(1, () => ({ status: 'held', reasons: ['links'] }))
  const why = async () => texts(await read('/id-1'), '.notice h2')

  expect(await why()).toEqual(['Why it is in Held'])
  await sendForm('/id-1/status', { status: 'spam' })
  expect(await why()).toEqual([])
})

test.each([
  ['', 'LF-1', 'LF-5'],
  ['status=all', 'LF-4', 'LF-2'],
  ['status=new', 'LF-5', 'LF-1'],
  ['q=planet', 'LF-5', undefined],
  ['status=new&limit=1&cursor=3', 'LF-5', 'LF-1'],
])('links to the neighbors in the list ?%s', async (list, previous, next) => {
  await store(5, (n) => ({
    status: n % 2 === 1 ? 'new' : 'done',
    message: n === 5 ? 'A planet' : 'A wish',
  }))

  const page = await read(`/id-3?list=${encodeURIComponent(list)}`)
  const beside = (rel: string) => page.querySelector(`a[rel=${rel}]`)?.getAttribute('href')
  const address = (reference: string | undefined) => {
    const query = list && `?${new URLSearchParams({ list })}`
    return reference && `/api/contacts/${reference.replace('LF', 'id')}${query}`
  }

  expect(beside('prev')).toBe(address(previous))
  expect(beside('next')).toBe(address(next))
  expect(page.querySelector('.list-nav a')?.getAttribute('href')).toBe(
    `/api/contacts${list && `?${list}`}#LF-3`,
  )
})

test('keeps the query of the list in every button of the page', async () => {
  await store(2)

  const page = await read('/id-1?list=q%3Dwish')
  const targets = page
    .querySelectorAll('main form, [formaction]')
    .map((each) => each.getAttribute('formaction') ?? each.getAttribute('action'))

  expect(targets.length).toBeGreaterThan(4)
  const isKept = (target = '') => /\?list=q%3Dwish(?:&go=[\w%-]+)?$/.test(target)
  expect(targets.filter((target) => !isKept(target))).toEqual([])
  const outside = page
    .querySelectorAll('button:not([form=changes])')
    .filter((each) => !each.closest('form'))
  expect(outside).toEqual([])
})

test('without email, the answer is a link to the mail program, to which nobody can add a header', async () => {
  await store(1, () => ({ email: "o'hara?cc=x&b@b.example" }))

  const page = await read('/id-1')

  expect(page.querySelector('a[data-key=a]')?.attrs.href).toBe(
    "mailto:o'hara%3Fcc%3Dx%26b@b.example?subject=Re%3A%20LF-1",
  )
  expect(page.querySelector('#reply')).toBeNull()
  expect(texts(page, '.thread > li')[1]).toBe('No notification was sent.')
})

test('with email, a reply is written below the thread, and stands in it with its state', async () => {
  await store(1)
  const ben = operatorAt({ fetch: inProcess({ DB: worker.db, ...mailbox().bindings }) }, 'ben')
  const version = (await ben.read('/id-1'))
    .querySelector('#changes [name=version]')
    ?.getAttribute('value')
  const fields = { text: 'Yes <b>.', version: version ?? '' }
  const { headers } = await ben.sendForm('/id-1/replies', fields)
  const theirs = await read(headers.get('Location') ?? '')
  expect(theirs.querySelector('[role=status]')).toBeNull()
  const page = await ben.read(headers.get('Location') ?? '')

  const notice = page.querySelector('[role=status]')
  expect(notice?.text).toMatch(/goes out after \d\d:\d\d:\d\d/)
  expect(page.querySelector('.thread')?.text).toMatch(
    /ben replied.*Yes <b>\.\s*Reply: goes out after \d\d:\d\d:\d\d/s,
  )
  const undo = notice?.querySelector('form')
  const event = undo?.querySelector('[name=event]')?.getAttribute('value') ?? ''
  // Also when it waited for long.
  await worker.db.exec("UPDATE event SET at = '2026-01-01T00:00:00.000Z' WHERE action = 'answer'")
  const taken = await ben.sendForm(undo?.getAttribute('action') ?? '', { event })
  const again = await ben.read(taken.headers.get('Location') ?? '')
  expect(again.querySelector('[role=status]')?.text).toContain('Taken back')
  expect(again.querySelector('#reply')?.text.trim()).toBe('Yes <b>.')
  expect(again.querySelector('.thread')?.text).toContain('ben took a reply back')
})

test('shows other enquiries of the same person with their first words, and a link to all of the address', async () => {
  await store(8, (n) => ({
    ...(n === 1 && { name: 'Bob', email: 'bob@c.example' }),
    ...(n === 2 && { email: 'ada@home.example', message: 'Hello,\nsecond try.' }),
  }))

  const page = await read('/id-3')
  const alone = await read('/id-1')

  const references = ['LF-8', 'LF-7', 'LF-6', 'LF-5', 'LF-4', 'LF-2']
  expect(texts(page, '.others a')).toEqual(references)
  expect(texts(page, '.others li').at(-1)).toMatch(
    /^LF-2 ?Ada, ada@home.example ?Hello, second try\./,
  )
  expect(alone.text).not.toContain('Same person?')
  const all = page.querySelectorAll('aside section > a').find(({ text }) => text.startsWith('All'))
  const found = await read(all?.attrs.href)
  expect(found.querySelectorAll('.row-link').map(({ attrs }) => attrs.href?.split('?')[0])).toEqual(
    [8, 7, 6, 5, 4, 3].map((n) => `/api/contacts/id-${n}`),
  )
  expect(page.toString()).not.toMatch(/(?:href|action)="\/[^"]*b\.example/)
  expect(page.querySelector('a[href="/api/contacts/person?enquiry=id-3"]')).not.toBeNull()
})

test('shows at most five of other addresses, newest first, however old', async () => {
  await store(1010, (n) => ({
    email: n < 10 ? `ada@b${n}.example` : 'bob@c.example',
    name: n < 10 ? 'Ada' : 'Bob',
  }))

  expect(texts(await read('/id-1'), '.others a')).toEqual([9, 8, 7, 6, 5].map((n) => `LF-${n}`))
})

test.each([
  ['new', 3],
  ['open', 3],
  ['held', 0],
  ['spam', 0],
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
  const fields = { serviceInterest: interest, company: 'דלתא' }
  await store(2, () => ({ name: 'עדה', message: 'שלום', fields, language: 'he' }))
  await sendForm('/id-1/note', { note: 'מחר' })
  await sendForm('/id-1/status', { status: 'done', note: '' })

  const stale = await sendForm('/id-1/status', { status: 'open', version: '0' })
  for (const [page, language, words] of [
    [await read('/id-1'), 'he', ['עדה', 'שלום', 'דלתא']],
    [await read('/id-1'), '', ['מחר']],
    [await read(), 'he', ['עדה', 'שלום']],
    [parse(await stale.text()), 'he', ['עדה']],
  ] as const) {
    const written = texts(page, `[dir=auto][lang="${language}"]`)
    expect(written).toEqual(expect.arrayContaining([...words]))
  }
})

test('names the language of an enquiry, unless it is the first one of the site', async () => {
  await store(2, (n) => ({ language: n === 1 ? 'de' : 'en-US' }))

  expect(texts(await read('/id-1'), '.enquiry-facts dd')).toContain('German')
  expect(texts(await read('/id-2'), '.enquiry-facts dt')).not.toContain('Language')
})
