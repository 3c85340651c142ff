import { expect, test } from 'vitest'
import { storeReceived } from '#worker/replies/received-mail.ts'
import { storeRows } from '#worker/test/database-helpers.ts'
import { mailbox } from '#worker/test/fake-mail.ts'
import { asOperator, fetchInProcess, jsonPost } from '#worker/test/fetch-in-process.ts'
import { intercept } from '#worker/test/intercept-database.ts'
import { interestOption } from '#worker/test/sample-enquiry.ts'
import { startWorker, UNREACHABLE_WEBHOOK } from '#worker/test/start-worker.ts'
import { storeEnquiries } from '#worker/test/store-enquiries.ts'
import { erasePerson } from '../inbox/data-requests/store.ts'

const worker = await startWorker(UNREACHABLE_WEBHOOK)

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
  const response = await worker.fetch(path, jsonPost(body, headers))
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
  await storeEnquiries(worker.db, 3)
  for (const [n, address] of [email, email.toUpperCase()].entries()) {
    await post(
      '/api/contact',
      { name, email: address, message, serviceInterest: interestOption },
      { 'Idempotency-Key': key + n },
    )
  }
  await post('/api/contact', { name, email, message: `${message} again` })
  await post('/api/subscribe', { email })
  for (const { id } of await worker.rows("SELECT id FROM enquiry WHERE id NOT LIKE 'id-%'")) {
    await post(`/api/contacts/${id}/note`, { note }, asOperator)
  }
  const [mails, replies] = [
    `INSERT INTO event (enquiry_id, at, actor, verified, action, text, mail)
     SELECT id, '', email, 1, 'received', ?1, ?2 FROM enquiry WHERE email = ?3
     UNION ALL SELECT id, '', 'ben', 1, 'reply', ?4, NULL FROM enquiry WHERE email = ?3`,
    `INSERT INTO outbox (id, channel, enquiry_id, event_seq, state, error, next_at, created_at)
     SELECT 'reply_' || seq, 'reply', enquiry_id, seq, 'dead', ?1, 0, '' FROM event
     WHERE action = 'reply'`,
  ]
  const mail = JSON.stringify({ key: 'k', from: email, quoted })
  await worker.db.batch([
    worker.db.prepare(mails).bind(received, mail, email, reply),
    worker.db.prepare(replies).bind(`${reply} failed`),
  ])
  // In the enquiries of somebody else, whose words stay; longer than what the search keeps, and before other texts.
  const long = `${received} ﷺ\\n\n𠮷 `.repeat(400)
  const attachments = [{ name: 'Canary.pdf', size: 1 }]
  for (const id of ['1', '1', '2']) {
    const words = { subject: quoted, operator: quoted, text: long, quoted, attachments }
    const written = { key: crypto.randomUUID(), from: email.toUpperCase(), ...words }
    expect(await storeReceived(worker.db, `LF-${id}`, written, [])).toBe(true)
  }
  await post('/api/contacts/id-1/note', { note: 'Later words' }, asOperator)
  // Delivery begins after the response; its result is written a moment later.
  const failed = () =>
    worker.rows('SELECT error FROM outbox WHERE attempts = 1 AND error IS NOT NULL')
  await expect.poll(failed).toHaveLength(3)
  expect(await dump()).toMatch(traces)

  const exported = await (await post('/api/contacts/export', { email }, asOperator)).text()
  const erased = await post('/api/contacts/erase', { email: email.toLowerCase() }, asOperator)

  expect(await erased.json()).toEqual({ erased: { enquiries: 3, mails: 3, subscriptions: 1 } })
  expect((await dump()).match(traces)?.[0]).toBeUndefined()
  expect(worker.logs().join('\n')).not.toMatch(traces)
  expect(await worker.rows('SELECT id FROM enquiry')).toHaveLength(3)

  const { enquiries, mails: written, ...person } = JSON.parse(exported)
  const references = ['LF-1', 'LF-1', 'LF-2']
  expect(written).toMatchObject(references.map((reference) => ({ reference, text: long, quoted })))
  const [other] = await worker.rows("SELECT search, thread_search FROM enquiry WHERE id = 'id-1'")
  const search = expect.stringMatching(/secret wish$/)
  expect(other).toEqual({ search, thread_search: 'later words' })
  expect(person).toMatchObject({ email, subscription: { state: 'pending' } })
  expect(enquiries).toHaveLength(3)
  for (const enquiry of enquiries) {
    expect(enquiry).toMatchObject({ name, serviceInterest: expect.any(String) })
    const events = [{ text: note }, { text: received, quoted, from: email }, { text: reply }]
    expect(enquiry.events).toEqual(
      expect.arrayContaining(events.map((event) => expect.objectContaining(event))),
    )
    expect(enquiry.message).toContain(message)
    expect(enquiry.deliveries).toMatchObject([
      { channel: 'webhook', state: 'waiting', attempts: 1, error: expect.any(String) },
      { channel: 'reply', state: 'dead', error: expect.any(String) },
    ])
  }
})

const ADA = 'ada@lovelace.example'

/** The Worker with this binding for email, as an operator. */
function withEmail(EMAIL: object) {
  const request = fetchInProcess({ DB: worker.db, ...mailbox().bindings, EMAIL })
  return async (path: string, fields: object) => {
    const response = await request(`/api/contacts${path}`, jsonPost(fields, asOperator))
    return { status: response.status, body: (await response.json()) as Record<string, never> }
  }
}

test('a reply that waits leaves before its enquiry is erased', async () => {
  const { mails, bindings } = mailbox()
  const post = withEmail(bindings.EMAIL)
  await storeEnquiries(worker.db, 1, () => ({ email: ADA }))
  await post('/id-1/replies', { text: 'Confirmed in writing' })
  expect(mails).toEqual([])

  const { body } = await post('/erase', { email: ADA })

  expect(mails).toMatchObject([{ to: [ADA], text: expect.stringMatching(/^Confirmed in writing/) }])
  expect(body).toEqual({ erased: { enquiries: 1, mails: 0, subscriptions: 0 } })
  expect(await worker.countEnquiries()).toBe(0)
})

test.each([
  [
    'cannot leave',
    { EMAIL: { send: () => Promise.reject(Object.assign(new Error(), { code: 'E_BUSY' })) } },
    '',
  ],
  [
    'is being sent',
    mailbox().bindings,
    "UPDATE outbox SET state = 'dead', error = 'It was interrupted: the mail may have left.', next_at = 9e15",
  ],
])('erases nothing while a reply %s, also one in Cc, and names it', async (_, { EMAIL }, sql) => {
  const post = withEmail(EMAIL)
  await storeEnquiries(worker.db, 2, (n) =>
    n === 1 ? { email: ADA } : { name: 'Bob', email: 'bob@c.example' },
  )
  await post('/id-2/replies', { text: 'Yes', cc: ADA.toUpperCase() })
  if (sql) await worker.db.exec(sql)

  const { status, body } = await post('/erase', { email: ADA })

  expect(status).toBe(409)
  expect(body.error).toMatchObject({
    code: 'reply_waiting',
    message: expect.stringContaining('Bob (LF-2)'),
  })
  expect(await worker.countEnquiries()).toBe(2)
})

test('exports and erases an address in Cc of the enquiry of another', async () => {
  const { mails, bindings } = mailbox()
  const post = withEmail(bindings.EMAIL)
  await storeEnquiries(worker.db, 1, () => ({ email: 'bob@c.example' }))
  const cc = `${ADA}, eve@c.example`
  await post('/id-1/replies', { text: 'Yes', cc })
  await worker.db.exec('UPDATE outbox SET next_at = 0')
  const copied = {
    key: 'k',
    from: 'bob@c.example',
    text: 'Ask her',
    cc: [...cc.split(', '), 'zoe@d.example'],
  }
  await storeReceived(worker.db, 'LF-1', copied, [])

  await post('/id-1/replies', { text: 'Also', cc })
  expect(mails).toMatchObject([{ cc: [ADA, 'eve@c.example'] }])
  const exported = await post('/export', { email: ADA.toUpperCase() })
  expect((await post('/export', { email: 'Zoe@d.example' })).body.mails).toHaveLength(1)
  const { body } = await post('/erase', { email: ADA.toUpperCase() })

  expect(exported.body.mails).toMatchObject([
    { reference: 'LF-1', text: 'Yes', sent: { cc: [ADA, 'eve@c.example'] } },
    { text: 'Ask her', from: 'bob@c.example', cc: [ADA, 'eve@c.example', 'zoe@d.example'] },
    { text: 'Also' },
  ])
  expect(body).toEqual({ erased: { enquiries: 0, mails: 3, subscriptions: 0 } })
  expect(mails).toHaveLength(2)
  expect(await dump()).not.toContain('lovelace')
  expect(await dump()).toContain('eve@c.example')
  expect(await dump()).toContain('Ask her')
  const [{ enquiry_ids, count } = {}] = await worker.rows(
    'SELECT * FROM audit ORDER BY seq DESC LIMIT 1',
  )
  expect([enquiry_ids, count]).toEqual(['["id-1"]', 3])
})

test('an enquiry stays that gets a reply while its sender is erased', async () => {
  await storeEnquiries(worker.db, 1, () => ({ email: ADA }))
  const late = { enquiry_id: 'id-1', actor: 'ben', action: 'reply', text: 'Just now' }
  const db = intercept(worker.db, async (call) => {
    // Between the look for waiting replies and the deletion.
    if (calls++ === 2) {
      const [event] = await storeRows(worker.db, 'event', late)
      await storeRows(worker.db, 'outbox', { channel: 'reply', event_seq: event?.seq ?? 0 })
    }
    return call()
  })
  let calls = 0

  const actor = { name: 'grace', verified: false }
  const { erased, waiting } = await erasePerson(db, { email: ADA, actor }, async () => {})

  expect(erased.enquiries).toBe(0)
  expect(waiting).toMatchObject([{ reference: 'LF-1' }])
  expect(await worker.countEnquiries()).toBe(1)
})
