import { afterAll, expect, test, vi } from 'vitest'
import { startReceiver } from '../test/receiver.ts'
import { isProven } from './siteverify.ts'

const receiver = await startReceiver()
const realFetch = globalThis.fetch
vi.stubGlobal('fetch', (_: string, init: RequestInit) => realFetch(receiver.url, init))
afterAll(() => vi.unstubAllGlobals())

const proof = { token: 'token', id: 'id-1', hostname: 'lumenfold.example' }
const answer = { success: true, action: 'enquiry', hostname: proof.hostname, cdata: proof.id }

test.each([
  ['does not answer', 0],
  ['stops in the middle of its answer', 10],
])('rejects with a 503 when siteverify %s', async (_, bytes) => {
  receiver.behave((response) => {
    if (bytes > 0) response.writeHead(200).write(JSON.stringify(answer).slice(0, bytes))
  })

  await expect(isProven(proof, 'secret', 100)).rejects.toMatchObject({
    status: 503,
    code: 'proof_unavailable',
  })
})

test('does not follow siteverify to another place', async () => {
  receiver.behave((response) => {
    if (receiver.all.length > 1) response.end(JSON.stringify(answer))
    else response.writeHead(307, { Location: receiver.url }).end()
  })

  await expect(isProven(proof, 'secret')).rejects.toMatchObject({ status: 503 })
  expect(receiver.all).toHaveLength(1)
})

test.each([{ success: false }, { success: false, 'error-codes': ['timeout-or-duplicate'] }])(
  'takes %o for a refusal, whatever else is said',
  async (refusal) => {
    receiver.behave((response) => response.end(JSON.stringify({ ...answer, ...refusal })))

    expect(await isProven(proof, 'secret')).toBe(false)
  },
)

test('takes a refusal that comes as a 4xx for what it is', async () => {
  receiver.behave((response) => {
    response.writeHead(400).end('{"success":false,"error-codes":["bad-request"]}')
  })

  expect(await isProven(proof, 'secret')).toBe(false)
})

test('asks with one key for one token and enquiry, and with others for others', async () => {
  receiver.behave((response) => response.end(JSON.stringify(answer)))

  for (const each of [proof, proof, { ...proof, id: 'id-2' }, { ...proof, token: 'other' }]) {
    await isProven(each, 'secret')
  }

  const keys = receiver.all.map(({ body }) => JSON.parse(body).idempotency_key)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})
