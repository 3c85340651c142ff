import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { EnquiryRecord } from '#worker/enquiry/enquiry-record.ts'
import { createSubscription } from '#worker/subscribers/store.ts'
import { storeRows } from '#worker/test/database-helpers.ts'
import { operatorClient } from '#worker/test/operator-client.ts'
import { startWorker } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'

const worker = await startWorker()

const EMAIL = 'ada@lovelace.example'
const grace = operatorClient(worker)

async function store(count: number, email = EMAIL, prefix = 'id') {
  await storeEnquiries(worker.db, count, (n) => ({
    id: `${prefix}-${n}`,
    reference: `LF-${prefix}-${n}`,
    email,
    message: `Message ${n}`,
  }))
}

async function subscribe(email = EMAIL) {
  await createSubscription(worker.db, email, { channels: ['confirmation'], language: 'en-US' })
}

const send = (action: 'export' | 'erase' | 'person', body: object) =>
  grace.sendJson(`/${action}`, body)

test('exports all data of an address, ignoring its case', async () => {
  await store(120)
  await store(1, 'bob@example.example', 'other')
  await subscribe()

  const response = await send('export', { email: ' ADA@Lovelace.example ' })

  expect(response.headers.get('Content-Type')).toBe('application/json')
  const file = response.headers.get('Content-Disposition')
  expect(file).toMatch(/^attachment; filename="person-\d{4}-\d\d-\d\d\.json"$/)
  const { enquiries, ...person } = (await response.json()) as { enquiries: { id: string }[] }
  expect(person).toMatchObject({
    email: 'ADA@Lovelace.example',
    subscription: { deliveries: [{ channel: 'confirmation', state: 'waiting', attempts: 0 }] },
  })
  expect(enquiries.map(({ id }) => id)).toEqual(
    Array.from({ length: 120 }, (_, at) => `id-${120 - at}`),
  )
  expect(await worker.audited()).toEqual(['grace export-person 121'])
})

test('exports them as a page, too, which needs no other file and runs no script', async () => {
  await storeEnquiries(worker.db, 1, () => ({
    email: EMAIL,
    message: 'Two\nlines <script>alert(1)</script>',
    fields: { serviceInterest: 'managed-cloud' },
  }))
  const mail = { actor: EMAIL, action: 'received', text: 'My answer', mail: { from: EMAIL } }
  await storeRows(worker.db, 'event', mail)
  await subscribe()

  const response = await grace.sendForm('/export', { email: EMAIL, format: 'html' })
  const html = await response.text()
  const page = parse(html)

  expect(response.headers.get('Content-Disposition')).toMatch(/filename="person-.*\.html"$/)
  expect(page.querySelectorAll('h1, h2').map(({ text }) => text)).toEqual([
    `Data on ${EMAIL}`,
    'Subscription',
    'Enquiry LF-1',
  ])
  const terms = page.querySelectorAll('section:last-of-type dt').map(({ text }) => text)
  expect(terms.slice(0, 3)).toEqual(['Name', 'Email', 'Service'])
  expect(page.text).toContain('Two\nlines ')
  expect(page.text).toContain('My answer')
  expect(html).toMatch(/End of the data\.<\/p><\/main><\/html>$/)
  expect(html).not.toMatch(/<script|<link|src=|id-1|waitsFor/)
  expect((await send('export', { email: EMAIL, format: 'csv' })).status).toBe(422)
})

test('erases all data of one person only, and can be repeated', async () => {
  await store(450)
  await store(2, 'bob@example.example', 'other')
  await subscribe()
  await subscribe('bob@example.example')

  const response = await send('erase', { email: 'ADA@lovelace.example' })

  expect(await response.json()).toEqual({ erased: { enquiries: 450, mails: 0, subscriptions: 1 } })
  for (const table of ['enquiry', 'subscription'])
    expect(await worker.rows(`SELECT DISTINCT email FROM ${table}`)).toEqual([
      { email: 'bob@example.example' },
    ])
  expect(await worker.rows('SELECT channel FROM outbox')).toHaveLength(1)
  expect(await worker.rows('SELECT total FROM enquiry_count WHERE total > 0')).toEqual([
    { total: 2 },
  ])
  expect(await worker.audited(4)).toEqual([
    'grace erase-subscription 1',
    ...[50, 200, 200].map((count) => `grace erase-person ${count}`),
  ])

  const again = await send('erase', { email: EMAIL })

  expect(await again.json()).toEqual({ erased: { enquiries: 0, mails: 0, subscriptions: 0 } })
  expect(await worker.audited()).toEqual(['grace erase-person 0'])
})

const pageAfter = async (action: string, email: string) =>
  (await grace.submit(`/${action}`, { email })).page

test.each([
  ['by the address', () => pageAfter('person', EMAIL.toUpperCase())],
  ['by an enquiry', () => grace.read('/person?enquiry=id-2')],
])('shows the data of a person before the erasure, found %s', async (_, show) => {
  await store(7)
  await store(1, 'bob@example.example', 'other')
  await subscribe()

  const page = await show()

  const newest = page.querySelector('.others')?.querySelectorAll('a')
  expect(newest?.map(({ text }) => text)).toEqual([7, 6, 5, 4, 3].map((n) => `LF-id-${n}`))
  expect(page.querySelector('.others')?.text).toMatch(/and 2 older.*Subscription: pending/s)
  const emails = page.querySelectorAll('form [name=email]').map(({ attrs }) => attrs.value)
  expect(emails.map((email) => email?.toLowerCase())).toEqual(Array(4).fill(EMAIL))
  expect(page.querySelector('form[action$=erase] button')?.text).toBe(
    'Erase 7 enquiries and the subscription',
  )
  expect(await worker.countEnquiries()).toBe(8)
})

const ada = { name: 'Zoë Ørsted', email: EMAIL, message: 'Ring me: +1 (555) 010-0199.' }

test.each<[string, Partial<EnquiryRecord>, boolean]>([
  ['the name in another case and without accents', { name: 'ZOE Ørsted' }, true],
  ['a phone number in another spelling', { message: 'My number is 555 010 0199' }, true],
  ['a part of the name', { name: 'Zoë Ørstedt' }, false],
  ['a part of the number', { message: 'My number is 555 010 0198, not 55501001' }, false],
  ['the name in the message', { message: 'Zoë Ørsted' }, false],
  ['the address', { email: EMAIL.toUpperCase(), name: 'Zoë Ørsted' }, false],
])(
  'before an erasure, shows records of other addresses that share %s: %#',
  async (_, other, isShown) => {
    const others = { name: 'Bob', email: 'zoe@home.example', message: 'Hi' }
    await storeEnquiries(worker.db, 2, (n) => (n === 1 ? ada : { ...others, ...other }))

    const page = await grace.read('/person?enquiry=id-1')

    const links = page.querySelectorAll('.others a').map(({ attrs }) => attrs.href)
    expect(links.includes('/api/contacts/person?enquiry=id-2')).toBe(isShown)
    expect(page.text.includes('other addresses')).toBe(isShown)
  },
)

test.each([
  ['person', 0, 'We hold no data on'],
  ['erase', 0, 'Nothing was erased.'],
  ['erase', 1, 'Erased: 1 enquiry.'],
])('reports the result of %s with %i enquiries', async (action, count, words) => {
  // The forms would reject it today.
  await store(count, 'ada@lovelace')

  const page = await pageAfter(action, 'ada@lovelace')

  expect(page.querySelector('main [role=status]')?.text).toContain(words)
  expect(page.querySelector('[action$=erase]')).toBeNull()
  if (action === 'erase') expect(page.text).not.toContain('lovelace')
})

test('shows that a person without an enquiry wrote in the enquiry of another', async () => {
  await store(1)
  const mail = { actor: 'bob@c.example', action: 'received', text: 'Yes', mail: { key: 'k' } }
  await storeRows(worker.db, 'event', mail)

  const page = await pageAfter('person', 'BOB@c.example')

  expect(page.text).toContain('Erase 1 mail in enquiries of others')
})

test.each([{}, { email: 'ada' }, { email: EMAIL, all: true }])('rejects %o', async (body) => {
  await store(1)

  for (const action of ['export', 'erase', 'person'] as const) {
    expect((await send(action, body)).status).toBe(422)
  }
  expect(await worker.countEnquiries()).toBe(1)
})
