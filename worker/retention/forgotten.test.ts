import { expect, test } from 'vitest'
import { seal } from '../seal/seal.ts'
import { settings } from '../settings.ts'
import { OPERATOR_TOKEN, serveWorker } from '../test/serve-worker.ts'
import { storeContacts } from '../test/store-contacts.ts'
import { expire } from './expire.ts'

// A receiver that nobody is: each notification is tried, and its failure noted.
const worker = serveWorker({
  vars: {
    OPERATOR_TOKEN,
    WEBHOOK_URL: 'http://127.0.0.1:9/canaryhook',
    WEBHOOK_SECRET: `whsec_${btoa('a secret of twenty-four b')}`,
  },
})

const canaries = {
  name: 'Canaryname Quetzalcoatl',
  email: 'Canarymail@quetzal.example',
  message: 'Canarymessage zygomorphic 555-0142',
  note: 'Canarynote xylophonic',
  key: 'canarykey-quixotic-1',
}
const traces = /canary|quetzal|zygomorphic|xylophonic|quixotic|555-0142/i

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await worker.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  expect(response.status).toBeLessThan(300)
  return response
}

const operator = { Authorization: `Bearer ${OPERATOR_TOKEN}` }

async function all<T>(sql: string): Promise<T[]> {
  return (await (await worker.database()).prepare(sql).all<T>()).results
}

async function liveKeys(table: 'contact_key' | 'subscription_key'): Promise<string[]> {
  const rows = await all<{ key: string }>(
    `SELECT key FROM ${table} WHERE key <> printf('%044d', 0) ORDER BY seq`,
  )
  return rows.map(({ key }) => key)
}

/** What every table holds, the search index's own included. */
async function dump(): Promise<string> {
  const tables = await all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'",
  )
  const contents = await Promise.all(
    tables.map(async ({ name }) => ({ name, rows: await all(`SELECT * FROM "${name}"`) })),
  )
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['contact_search_content', 'contact_search_data', 'outbox', 'audit']),
  )
  return JSON.stringify(contents)
}

const others = (count: number, prefix: string) =>
  worker.database().then((db) =>
    storeContacts(db, count, (n) => ({
      id: `${prefix}-${n}`,
      reference: `LF-${prefix}-${n}`,
      name: 'Ada',
      email: 'ada@lovelace.example',
      message: 'A planet',
      status: prefix === 'old' ? 'spam' : 'new',
      createdAt: new Date(prefix === 'old' ? 0 : Date.now()).toISOString(),
    })),
  )

/** How many of the keys, each 44 characters of base64, stand anywhere in the file. */
function hits(file: string, keys: string[]): number {
  const found = new Set([...file.matchAll(/(?=([\w+/]{43}=))/g)].map(([, text]) => text))
  return keys.filter((key) => found.has(key)).length
}

const readFile = () => worker.databaseFile().toString('latin1')

test('leaves nothing of an erased address in rows, index, outbox, audit, logs or file', async () => {
  const { name, email, message, note, key } = canaries
  await others(1000, 'before')
  for (const [n, address] of [email, email.toUpperCase()].entries()) {
    await post(
      '/api/contact',
      { name, email: address, message, serviceInterest: 'cloud' },
      { 'Idempotency-Key': key + n },
    )
  }
  await post('/api/contact', { name, email, message: `${message} again` })
  await post('/api/subscribe', { email })
  await noteAll(note)
  await others(1000, 'after')
  await deliveryFails()

  const exported = await (await post('/api/contacts/export', { email }, operator)).text()
  const keys = [...(await ownKeys()), ...(await liveKeys('subscription_key'))]
  expect(keys).toHaveLength(4)
  expect(hits(readFile(), keys)).toBe(4)

  const erased = await post('/api/contacts/erase', { email: email.toLowerCase() }, operator)
  const again = await post('/api/contacts/erase', { email }, operator)

  expect(await erased.json()).toEqual({ erased: { contacts: 3, subscriptions: 1 } })
  expect(await again.json()).toEqual({ erased: { contacts: 0, subscriptions: 0 } })
  expect((await dump()).match(traces)?.[0]).toBeUndefined()
  expect(worker.logs().join('\n')).not.toMatch(traces)
  const file = readFile()
  expect(file.match(traces)?.[0]).toBeUndefined()
  expect(hits(file, keys)).toBe(0)
  expect(hits(file, await liveKeys('contact_key'))).toBe(2000)

  const { contacts, ...person } = JSON.parse(exported)
  expect(person).toMatchObject({ email, subscription: { state: 'pending' } })
  expect(contacts).toHaveLength(3)
  for (const contact of contacts) {
    expect(contact).toMatchObject({ name, note, serviceInterest: expect.any(String) })
    expect(contact.message).toContain(message)
    expect(contact.deliveries).toMatchObject([
      { channel: 'webhook', state: 'waiting', tries: 1, error: expect.any(String) },
    ])
  }
}, 60_000)

test('leaves no key in the file of what retention deletes, however many rows came since', async () => {
  await others(500, 'old')
  const old = await liveKeys('contact_key')
  await others(500, 'young')
  expect(hits(readFile(), old)).toBe(500)

  await expire(await worker.database(), new Date())

  const young = await liveKeys('contact_key')
  const file = readFile()
  expect(young).toHaveLength(500)
  expect(hits(file, old)).toBe(0)
  expect(hits(file, young)).toBe(500)
  expect(settings.retentionDays.spam).toBeLessThan(settings.retentionDays.new)
}, 60_000)

async function ownKeys(): Promise<string[]> {
  const rows = await all<{ key: string }>(
    `SELECT key FROM contact_key JOIN contact ON contact.seq = contact_key.seq
     WHERE draft_key <> contact.id`,
  )
  return rows.map(({ key }) => key)
}

async function noteAll(note: string): Promise<void> {
  const db = await worker.database()
  const rows = await all<{ seq: number; key: string }>(
    `SELECT contact.seq, key FROM contact JOIN contact_key ON contact_key.seq = contact.seq
     WHERE draft_key <> contact.id`,
  )
  for (const { seq, key } of rows) {
    const sealed = await seal(key, note)
    await db.prepare('UPDATE contact SET note = ?2 WHERE seq = ?1').bind(seq, sealed).run()
  }
}

/** Delivery begins after the answer; its result is written a moment later. */
async function deliveryFails(): Promise<void> {
  await expect
    .poll(() => all('SELECT error FROM outbox WHERE tries = 1 AND error IS NOT NULL'), {
      timeout: 10_000,
    })
    .toHaveLength(3)
}
