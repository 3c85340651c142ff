import * as fc from 'fast-check'
import { expect } from 'vitest'
import { settings } from '#worker/settings.ts'
import { type Answer, type Connections, openConnections } from '../driver/connections.ts'
import { expectContract, type Site } from './contract.ts'
import {
  apiRequest,
  authorization,
  encodeBody,
  type HostileRequest,
  siteRequest,
  toText,
} from './requests.ts'

/** Sequences of requests that run at once, enough to keep the runtime busy. */
const LANES = 12
/** More than a socket takes at once. */
const LONG_BODY = 64 * 1024
// A missing page of the site costs the runtime most.
const anyRequest = fc.oneof(
  { weight: 9, arbitrary: apiRequest },
  { weight: 1, arbitrary: siteRequest },
)

export type Target = Site & { database: D1Database }

const REFERENCE = new RegExp(`${settings.referencePrefix}(?:-\\w{4}){2}`)

type Attack = { runs: number; seed: number; timeLimitMs?: number }

/**
 * Sends generated requests and checks the rules for all answers; that each accepted enquiry is stored once
 * and unchanged; and that no other is stored. Resolves to the number of answers of each status.
 * @throws {Error} naming the shortest request that breaks it, with the seed and path that replay it
 */
export async function attack(target: Target, { runs, seed, timeLimitMs = 0 }: Attack) {
  const connections = openConnections(LANES * 2)
  const statuses = new Map<number, number>()
  const stored = new Set<string>()
  const before = await lastRow(target.database)
  let count = 0
  let over = false

  async function hit(request: HostileRequest): Promise<void> {
    if (over) return
    const marked = mark(request, ++count)
    const answer = await send(connections, target.origin, marked)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    expectContract(request, answer, target)
    const reference = REFERENCE.exec(answer.headers.location ?? answer.body)?.[0]
    const isEnquiry = `${marked.method} ${marked.path.split('?')[0]}` === 'POST /api/contact'
    if (isEnquiry && answer.status < 400) {
      stored.add(reference ?? '')
      await expectStored(marked, reference ?? '')
    }
    if (count % 200 === 0) await forget(target.database)
  }

  async function expectStored({ body }: HostileRequest, reference: string): Promise<void> {
    const headers = { accept: 'application/json' }
    const path = `/api/contacts?q=${reference}`
    const ask = { method: 'GET', path, headers, credentials: 'right' } as const
    const found = JSON.parse((await send(connections, target.origin, ask)).body).contacts
    expect(found).toHaveLength(1)
    const fields = body && 'as' in body ? body.fields : []
    const sent: Record<string, string> = Object.fromEntries(
      fields.map(([field, value]) => [field, toText(value)]),
    )
    const { name = '', email = '', serviceInterest = '', message = '' } = sent
    const expected = { reference, name: name.trim(), email: email.trim(), serviceInterest, message }
    for (const [field, value] of Object.entries(expected)) {
      // A form sends lone surrogates as U+FFFD.
      expect(found[0][field], field).toBe(value.toWellFormed())
    }
  }

  async function lane(at: number): Promise<void> {
    const property = fc.asyncProperty(anyRequest, hit)
    const options = { seed: seed + at, numRuns: Math.ceil(runs / LANES) }
    const limit = { interruptAfterTimeLimit: timeLimitMs, markInterruptAsFailure: true }
    await fc.assert(property, { ...options, ...(timeLimitMs > 0 && limit) })
  }
  try {
    await Promise.all(Array.from({ length: LANES }, (_, at) => lane(at)))
  } finally {
    over = true
    connections.close()
  }
  // Rows are numbered one after the other, and the last of them are not deleted.
  expect((await lastRow(target.database)) - before).toBe(stored.size)
  return { statuses, stored: stored.size }
}

/** Makes the enquiry and its address unique, so that no other request can repeat or erase it. */
function mark(request: HostileRequest, n: number): HostileRequest {
  const { body, to } = request
  if (to !== 'POST /api/contact' || !body || !('as' in body)) return request
  const fields = body.fields.map(([name, value]): [string, unknown] => {
    if (typeof value !== 'string') return [name, value]
    if (name === 'email') return [name, value.replace('@', `+${n}@`)]
    return [name, name === 'message' ? `${value} ${n}` : value]
  })
  return { ...request, body: { ...body, fields } }
}

/** Sends a generated request, with the credentials and the body that it describes. */
export async function send(
  connections: Connections,
  origin: string,
  request: HostileRequest,
): Promise<Answer> {
  const { method, path, headers, credentials } = request
  const { type, bytes } = encodeBody(request)
  const sent = {
    method,
    // Node would not send other characters.
    path: path.replace(/[^!-~]/g, ''),
    headers: {
      'cf-connecting-ip': crypto.randomUUID(),
      ...headers,
      ...(authorization[credentials] && { authorization: authorization[credentials] }),
      ...(type !== undefined && { 'content-type': type, 'content-length': bytes.length }),
    },
    body: bytes,
  }
  for (;;) {
    try {
      return await connections.send(origin, sent)
    } catch (error) {
      // The server may close the connection while a body that it refused unread is still being sent.
      if (bytes.length <= LONG_BODY) throw error
    }
  }
}

async function lastRow(db: D1Database): Promise<number> {
  const last = 'SELECT coalesce(max(seq), 0) AS last FROM contact'
  return (await db.prepare(last).first<number>('last')) ?? 0
}

/** Deletes all but the latest rows of a long attack, so that the lists cost the same to its end. */
async function forget(db: D1Database): Promise<void> {
  const old = (table: string) =>
    db.prepare(`DELETE FROM ${table} WHERE seq < (SELECT max(seq) FROM ${table}) - 50 AND seq > 3`)
  await db.batch(['contact', 'subscription', 'audit'].map(old))
}
