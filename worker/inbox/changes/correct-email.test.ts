import { expect, test } from 'vitest'
import { storeRows } from '#worker/test/database-helpers.ts'
import { mailbox } from '#worker/test/fake-mail.ts'
import { fetchInProcess } from '#worker/test/fetch-in-process.ts'
import { operatorClient } from '#worker/test/operator-client.ts'
import { startWorker } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'

const worker = await startWorker()
const { json, read, submit, sendJson } = operatorClient(worker)

const WRONG = 'Ada@lovelcae.example'
const RIGHT = 'ada@lovelace.example'

const found = async (words: string) =>
  (await json(`?status=all&q=${words}`)).contacts.map(({ id }: { id: string }) => id)

test('corrects an address: replies, the search and the data of the person follow', async () => {
  await storeEnquiries(worker.db, 2, (n) => ({ email: n === 1 ? WRONG : RIGHT, message: WRONG }))

  const { to } = await submit('/id-1/email', { email: ` ${RIGHT} `, version: '0' })
  const page = await read(to)

  expect(page.querySelector('#result')?.text).toContain('The address is corrected.')
  expect(page.querySelector('.thread')?.text).toContain(
    `grace corrected the email address, before: ${WRONG}`,
  )
  expect((await json('/id-1')).email).toBe(RIGHT)
  // The words of the message stay.
  expect(await found(WRONG)).toEqual(['id-2', 'id-1'])
  await worker.db.exec("UPDATE enquiry SET message = '' WHERE id = 'id-1'")
  expect(await found(RIGHT)).toEqual(['id-2', 'id-1'])
  const person = await read('/person?enquiry=id-2')
  expect(person.querySelector('form[action$=erase] button')?.text).toBe('Erase 2 enquiries')
  expect((await read('/audit')).text).toMatch(/Corrected an email address/)

  const { mails, bindings } = mailbox()
  const withMail = operatorClient({ fetch: fetchInProcess({ DB: worker.db, ...bindings }) })
  await withMail.sendJson('/id-1/replies', { text: 'Yes' })
  await worker.db.exec('UPDATE outbox SET next_at = 0')
  await withMail.sendJson('/id-2/note', { note: 'x' })
  expect(mails).toMatchObject([{ to: [RIGHT] }])
})

test('asks after a colleague’s change, and is one change when it is sent twice', async () => {
  await storeEnquiries(worker.db, 1, () => ({ email: WRONG }))
  await storeRows(worker.db, 'outbox', { channel: 'receipt', recipient: WRONG })
  await sendJson('/id-1/note', { note: 'ChangeContext phone: it is lovelace.' })

  const { status, page } = await submit('/id-1/email', { email: RIGHT, version: '0' })
  expect(status).toBe(409)
  expect(page.text).toMatch(/added a note.*Do it anyway/s)
  expect((await json('/id-1')).email).toBe(WRONG)

  for (let time = 0; time < 2; time++) {
    expect((await sendJson('/id-1/email', { email: RIGHT, version: 1 })).status).toBe(200)
  }
  const { events } = await json('/id-1')
  expect(events.map(({ action }: { action: string }) => action)).toEqual(['note', 'email'])
  expect(await worker.rows('SELECT recipient FROM outbox')).toEqual([{ recipient: RIGHT }])
})

test.each([
  { email: 'ada@localhost' },
  { email: `${RIGHT}\nBcc: eve@c.example` },
  { email: `${RIGHT}, eve@c.example` },
  { email: `${'a'.repeat(250)}@b.example` },
  { email: RIGHT, version: 99 },
  { email: RIGHT, to: 'eve@c.example' },
  {},
])('refuses %o, and changes nothing', async (fields) => {
  await storeEnquiries(worker.db, 1, () => ({ email: WRONG }))

  expect((await sendJson('/id-1/email', fields)).status).toBe(422)
  expect(await json('/id-1')).toMatchObject({ email: WRONG, events: [] })
})

test('the address before is in the data of its owner, and goes with them', async () => {
  await storeEnquiries(worker.db, 1, () => ({ email: WRONG }))
  await sendJson('/id-1/email', { email: RIGHT })

  const exported = await (await sendJson('/export', { email: WRONG })).text()
  const erased = await (await sendJson('/erase', { email: WRONG })).text()

  expect(JSON.parse(exported).mails).toMatchObject([{ reference: 'LF-1', text: WRONG }])
  expect(JSON.parse(erased)).toEqual({ erased: { enquiries: 0, mails: 1, subscriptions: 0 } })
  expect(await worker.audited()).toEqual(['grace erase-mails 1'])
  for (const table of ['enquiry', 'event', 'enquiry_term', 'outbox', 'audit'])
    expect(JSON.stringify(await worker.rows(`SELECT * FROM ${table}`))).not.toContain('lovelcae')
  expect((await read('/id-1')).querySelector('.thread')?.text).toContain(
    'corrected the email address',
  )
})
