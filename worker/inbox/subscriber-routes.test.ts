import { expect, test } from 'vitest'
import { operatorClient } from '#worker/test/operator-client.ts'
import { startWorker } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'

const worker = await startWorker()

const { ask, submit, sendJson } = operatorClient(worker)
const open = () => ask('/subscribers')

/** Stores `count` subscribers; the n-th is `<state>-n@reader.example`, its links' secret `secret-…`. */
async function store(state: 'pending' | 'confirmed' | 'unsubscribed', count: number) {
  const rows = Array.from({ length: count }, (_, at) => `${state}-${at + 1}`)
  await worker.db
    .prepare(
      `INSERT INTO subscription (id, email, state, created_at, state_at, language)
       SELECT 'secret-' || value, value || '@reader.example', ?2, '', '2026-11-20T12:00:00.000Z', 'de'
       FROM json_each(?1)`,
    )
    .bind(JSON.stringify(rows), state)
    .run()
}

const emails = (text: string) => text.match(/[\w-]+@reader\.example/g) ?? []
const newestFirst = (count: number) =>
  Array.from({ length: count }, (_, at) => `confirmed-${count - at}@reader.example`)

test('the file has the confirmed addresses without the secret ids of their links, and is recorded', async () => {
  await store('confirmed', 2)
  await store('pending', 1)
  await store('unsubscribed', 3)

  const csv = await open()

  expect(csv.headers.get('Content-Disposition')).toMatch(/^attachment; filename="subscribers-/)
  expect((await csv.text()).trimEnd().split('\r\n')).toEqual([
    '"email","since","language"',
    ...newestFirst(2).map((email) => `"${email}","2026-11-20T12:00:00.000Z","de"`),
  ])
  expect(await worker.audited(9)).toEqual(['grace export-subscribers 2'])
})

test('the file has all addresses, the last confirmed first', async () => {
  await store('confirmed', 1205)
  // Confirmed last, whenever it subscribed.
  await worker.db.exec(
    "UPDATE subscription SET state_at = '2026-11-20T12:00:00.001Z' WHERE seq = 1",
  )
  const all = ['confirmed-1@reader.example', ...newestFirst(1205).slice(0, -1)]

  expect(emails(await (await open()).text())).toEqual(all)
})

const states = () =>
  worker.rows('SELECT email, state, confirmation_missed FROM subscription ORDER BY email')

test.each(['pending', 'confirmed', 'unsubscribed'] as const)(
  'unsubscribes an address that is %s, in any case, and leaves its enquiries',
  async (state) => {
    await store(state, 2)
    await worker.db.exec("UPDATE subscription SET confirmation_missed = (state = 'pending')")
    await storeEnquiries(worker.db, 1, () => ({ email: `${state}-1@reader.example` }))

    const email = `${state}-1@READER.example`
    const { status, page } = await submit('/subscribers/unsubscribe', { email })

    expect(status).toBe(200)
    expect(page.text).toContain('Subscription: unsubscribed')
    expect(page.querySelector('form[action$=unsubscribe]')).toBeNull()
    const [first, second] = await states()
    expect(first).toMatchObject({ state: 'unsubscribed', confirmation_missed: 0 })
    expect(second).toMatchObject({ state })
    expect(await worker.countEnquiries()).toBe(1)
    const entries = state === 'unsubscribed' ? [] : ['grace unsubscribe 1']
    expect(await worker.audited(9)).toEqual(entries)
  },
)

test('the page of a person unsubscribes them, and says that an address has no subscription', async () => {
  await store('confirmed', 1)
  const email = 'confirmed-1@reader.example'

  const { page } = await submit('/person', { email })
  const form = page.querySelector('form[action="/api/contacts/subscribers/unsubscribe"]')
  const unknown = await submit('/subscribers/unsubscribe', { email: 'nobody@reader.example' })
  const asJson = await sendJson('/subscribers/unsubscribe', { email: 'nobody@reader.example' })

  expect(form?.querySelector('[name=email]')?.attrs.value).toBe(email)
  expect(unknown.page.text).toContain('We hold no data on')
  expect([unknown.status, asJson.status]).toEqual([404, 404])
  expect(await states()).toMatchObject([{ state: 'confirmed' }])
})
