import { expect, test } from 'vitest'
import { fetchInProcess, jsonPost } from '../test/fetch-in-process.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { operatorClient } from '../test/operator-client.ts'
import { SPAM, sample } from '../test/sample-enquiry.ts'

const OFFER = 'Dear owner, may we paint your roof? Our team has time in May.'

type Stored = { id: string; reference: string; status: string; reasons: string }

/** A Worker in this process, with functions that send an enquiry and move one. */
function createWorker() {
  const DB = memoryDatabase()
  const request = fetchInProcess({ DB })
  const grace = operatorClient({ fetch: request })
  let sent = 0
  const send = async (message: string, email = `${++sent}@mail.example`) => {
    const response = await request('/api/contact', jsonPost({ ...sample, email, message }))
    expect(response.status).toBe(201)
    const stored = 'SELECT id, reference, status, reasons FROM enquiry ORDER BY seq DESC LIMIT 1'
    return (await DB.prepare(stored).first<Stored>()) as Stored
  }
  const move = async ({ id }: Stored, status: string) => {
    // No operator moves an enquiry in the millisecond in which it arrives.
    await new Promise((done) => setTimeout(done, 2))
    expect((await grace.sendJson(`/${id}/status`, { status })).ok).toBe(true)
  }
  return { DB, send, move }
}

test('holds the text of an enquiry that an operator moved to Spam, with other addresses, until it leaves Spam', async () => {
  const { send, move } = createWorker()
  const first = await send(OFFER)
  expect(await send(`${OFFER} Call 555-0100`)).toMatchObject({ status: 'new' })

  await move(first, 'spam')
  expect(await send(`${OFFER} roofs.example`)).toMatchObject({
    status: 'held',
    reasons: JSON.stringify([`sameText: ${first.reference}`]),
  })
  expect(await send('Another text')).toMatchObject({ status: 'new' })

  await move(first, 'new')
  expect(await send(OFFER)).toMatchObject({ status: 'new', reasons: '[]' })
})

test('holds the next enquiry of the same address in any case', async () => {
  const { send, move } = createWorker()
  const first = await send(OFFER, 'roof@mail.example')
  await move(first, 'spam')

  expect(await send('Did you get our offer?', 'Roof@mail.example')).toMatchObject({
    status: 'held',
    reasons: JSON.stringify([`sameSender: ${first.reference}`]),
  })
})

test('does not remember spam that no operator marked, so that no flood holds a customer', async () => {
  const { send } = createWorker()
  for (let n = 0; n < 3; n++) {
    expect(await send(`${SPAM} ${n}`, 'customer@mail.example')).toMatchObject({ status: 'spam' })
  }

  expect(await send('A question', 'customer@mail.example')).toMatchObject({ status: 'new' })
})

test('forgets what is erased, and keeps the reasons of the filter', async () => {
  const { DB, send, move } = createWorker()
  const first = await send(SPAM)
  await move(first, 'new')
  await move(first, 'spam')
  const again = await send(SPAM)
  expect(again.status).toBe('spam')
  expect(JSON.parse(again.reasons)).toEqual([
    ...JSON.parse(first.reasons),
    `sameText: ${first.reference}`,
  ])

  await DB.prepare('DELETE FROM enquiry').run()
  expect(await send(OFFER, 'roof@mail.example')).toMatchObject({ status: 'new' })
})
