import { expect, test } from 'vitest'
import { startReceiver } from '../test/receiver.ts'
import { serveWorker, WEBHOOK_AWAY } from '../test/serve-worker.ts'

const KEYS = 1000
const REPEATS = 20
/** As many keys at once: all repeats of a key are under way together. */
const KEYS_AT_ONCE = 10

const receiver = await startReceiver()
const worker = serveWorker({ ...WEBHOOK_AWAY, WEBHOOK_URL: receiver.url })

async function send(n: number): Promise<string> {
  const response = await worker.fetch('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `scale-key-${n}` },
    body: JSON.stringify({ name: 'Ada', email: 'ada@mail.example', message: `Question ${n}` }),
  })
  const receipt = await response.text()
  expect(response.status).toBe(201)
  return receipt
}

async function waiting(): Promise<number | null> {
  const db = await worker.database()
  return db
    .prepare("SELECT count(*) AS total FROM outbox WHERE state = 'waiting'")
    .first<number>('total')
}

test(`${KEYS} keys, ${REPEATS} parallel repeats each: as many rows, notifications and answers`, async () => {
  const receipts = new Set<string>()
  for (let first = 0; first < KEYS; first += KEYS_AT_ONCE) {
    const keys = Array.from({ length: KEYS_AT_ONCE }, (_, at) => first + at)
    const answers = await Promise.all(
      keys.map((key) => Promise.all(Array.from({ length: REPEATS }, () => send(key)))),
    )
    for (const repeats of answers) {
      expect(new Set(repeats).size).toBe(1)
      receipts.add(repeats[0] ?? '')
    }
  }
  while ((await waiting()) !== 0) await worker.runCron('* * * * *')

  expect(receipts.size).toBe(KEYS)
  expect(await worker.countContacts()).toBe(KEYS)
  expect(receiver.all).toHaveLength(KEYS)
  expect(new Set(receiver.ids()).size).toBe(KEYS)
})
