import { expect, test } from 'vitest'
import { storeReceived } from '../replies/store-received.ts'
import { asOperator, postOf } from '../test/in-process.ts'
import { interest } from '../test/sample-enquiry.ts'
import { serveWorker, WEBHOOK_AWAY } from '../test/serve-worker.ts'
import { storeContacts } from '../test/store-contacts.ts'

const worker = await serveWorker(WEBHOOK_AWAY)

const canaries = {
  name: 'Canaryname Quetzalcoatl',
  email: 'Canarymail@quetzal.example',
  message: 'Canarymessage zygomorphic 555-0142',
  note: 'Canarynote xylophonic',
  reply: 'Canaryreply',
  received: 'Canaryreceived',
  quoted: 'Canaryquoted',
  key: 'canarykey-quixotic-1',
}
const traces = /canary|quetzal|zygomorphic|xylophonic|quixotic|555-0142/i

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await worker.fetch(path, postOf(body, headers))
  expect(response.status).toBeLessThan(300)
  return response
}

/** The content of all tables. */
async function dump(): Promise<string> {
  const tables = await worker.rows<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'",
  )
  const contents = await Promise.all(
    tables.map(async ({ name }) => ({ name, rows: await worker.rows(`SELECT * FROM "${name}"`) })),
  )
  return JSON.stringify(contents)
}

test('leaves no data of an erased address in any table or log, and other rows unchanged', async () => {
  const { name, email, message, note, key, reply, received, quoted } = canaries
  await storeContacts(worker.db, 3)
  for (const [n, address] of [email, email.toUpperCase()].entries()) {
    await post(
      '/api/contact',
      { name, email: address, message, serviceInterest: interest },
      { 'Idempotency-Key': key + n },
    )
  }
  await post('/api/contact', { name, email, message: `${message} again` })
  await post('/api/subscribe', { email })
  for (const { id } of await worker.rows("SELECT id FROM contact WHERE id NOT LIKE 'id-%'")) {
    await post(`/api/contacts/${id}/note`, { note }, asOperator)
  }
  const [mails, replies] = [
    `INSERT INTO event (contact_id, at, actor, verified, action, note, mail)
     SELECT id, '', email, 1, 'received', ?1, ?2 FROM contact WHERE email = ?3
     UNION ALL SELECT id, '', 'ben', 1, 'answer', ?4, NULL FROM contact WHERE email = ?3`,
    `INSERT INTO outbox (id, channel, contact_id, event_seq, state, error, next_at, created_at)
     SELECT 'reply_' || seq, 'reply', contact_id, seq, 'dead', ?1, 0, '' FROM event
     WHERE action = 'answer'`,
  ]
  const mail = JSON.stringify({ key: 'k', from: email, quoted })
  await worker.db.batch([
    worker.db.prepare(mails).bind(received, mail, email, reply),
    worker.db.prepare(replies).bind(`${reply} failed`),
  ])
  // In the enquiries of somebody else, whose words stay; longer than what the search keeps, and before other texts.
  const long = `${received} ﷺ\\n\n𠮷 `.repeat(400)
  for (const id of ['1', '1', '2']) {
    const written = { key: crypto.randomUUID(), from: email.toUpperCase(), note: long, quoted }
    expect(await storeReceived(worker.db, `LF-${id}`, written, [])).toBe(true)
  }
  await post('/api/contacts/id-1/note', { note: 'Later words' }, asOperator)
  // Delivery begins after the answer; its result is written a moment later.
  const failed = () => worker.rows('SELECT error FROM outbox WHERE tries = 1 AND error IS NOT NULL')
  await expect.poll(failed).toHaveLength(3)
  expect(await dump()).toMatch(traces)

  const exported = await (await post('/api/contacts/export', { email }, asOperator)).text()
  const erased = await post('/api/contacts/erase', { email: email.toLowerCase() }, asOperator)

  expect(await erased.json()).toEqual({ erased: { contacts: 3, mails: 3, subscriptions: 1 } })
  expect((await dump()).match(traces)?.[0]).toBeUndefined()
  expect(worker.logs().join('\n')).not.toMatch(traces)
  expect(await worker.rows('SELECT id FROM contact')).toHaveLength(3)

  const { contacts, mails: written, ...person } = JSON.parse(exported)
  expect(written).toMatchObject(
    ['LF-1', 'LF-1', 'LF-2'].map((reference) => ({ reference, note: long, quoted })),
  )
  const [other] = await worker.rows("SELECT search, thread_search FROM contact WHERE id = 'id-1'")
  expect(other).toEqual({
    search: expect.stringMatching(/secret wish$/),
    thread_search: 'later words',
  })
  expect(person).toMatchObject({ email, subscription: { state: 'pending' } })
  expect(contacts).toHaveLength(3)
  for (const contact of contacts) {
    expect(contact).toMatchObject({ name, serviceInterest: expect.any(String) })
    const events = [{ note }, { note: received, quoted, from: email }, { note: reply }]
    expect(contact.events).toEqual(
      expect.arrayContaining(events.map((event) => expect.objectContaining(event))),
    )
    expect(contact.message).toContain(message)
    expect(contact.deliveries).toMatchObject([
      { channel: 'webhook', state: 'waiting', tries: 1, error: expect.any(String) },
      { channel: 'reply', state: 'dead', error: expect.any(String) },
    ])
  }
})
