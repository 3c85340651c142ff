import { expect, test } from 'vitest'
import { fingerprintOf } from '../contact/idempotency-key.ts'
import type { ContactRecord } from '../contact/record.ts'
import type { Env } from '../env.ts'
import * as email from '../notify/email.ts'
import * as webhook from '../notify/webhook.ts'
import { type Contact, contactSchema } from '../shared/contact-schema.ts'
import { asOperator, postOf } from './in-process.ts'
import { mailbox } from './mailbox.ts'
import { startReceiver } from './receiver.ts'
import { interest, interestLabel } from './sample-enquiry.ts'
import { serveWorker, WEBHOOK_AWAY } from './serve-worker.ts'

// A new field of the schema has to arrive everywhere.
const worker = serveWorker()
const receiver = await startReceiver()

const names = Object.keys(contactSchema.shape) as (keyof Contact)[]
const enquiry = Object.fromEntries(
  names.map((name) => [name, `word-of-${name}@prospect.example`]),
) as Contact
enquiry.serviceInterest = interest
/** The visible text of each field: for the service, its name. */
const words = names.map((name) => (name === 'serviceInterest' ? interestLabel : enquiry[name]))

async function read(query = '', accept = 'application/json') {
  const headers = { ...asOperator, accept }
  return (await worker.fetch(`/api/contacts${query}`, { headers })).text()
}

test('every field of an enquiry is stored, searched, shown and sent in notifications', async () => {
  await worker.fetch('/api/contact', postOf(enquiry))

  const [contact] = JSON.parse(await read()).contacts as [ContactRecord]
  expect(contact).toMatchObject(enquiry)
  for (const word of words) {
    const found = JSON.parse(await read(`?${new URLSearchParams({ q: `"${word}"` })}`))
    expect(found.contacts, word).toHaveLength(1)
  }
  const page = await read(`/${contact.id}`, 'text/html')
  expect(words.filter((word) => !page.includes(word.replace('&', '&amp;')))).toEqual([])
  const csv = await read('?format=csv')
  expect(Object.values(enquiry).filter((value) => !csv.includes(value))).toEqual([])

  const { mails, bindings } = mailbox()
  const env = { ...WEBHOOK_AWAY, WEBHOOK_URL: receiver.url, ...bindings } as unknown as Env
  const notification = {
    id: 'msg_1',
    about: contact,
    now: Date.now(),
    signal: new AbortController().signal,
  }
  await webhook.send(env, notification)
  await email.send(env, notification)
  expect(JSON.parse(receiver.all[0]?.body ?? '').data).toMatchObject(enquiry)
  expect(words.filter((word) => !mails[0]?.text.includes(word))).toEqual([])
})

test.each(names)('enquiries that differ in %s are both stored', async (name) => {
  const other = { ...enquiry, [name]: name === 'serviceInterest' ? '' : 'x@b.example' }

  expect(await fingerprintOf(other)).not.toBe(await fingerprintOf(enquiry))
})
