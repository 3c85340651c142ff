import { Agent, request } from 'node:http'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { OPERATOR_TOKEN } from './serve-worker.ts'

/** Of twenty requests so many of each. */
const MIX = { page: 10, search: 2, json: 3, form: 3, operator: 2 }
type Kind = keyof typeof MIX
const KINDS = Object.entries(MIX).flatMap(([kind, count]) => Array<Kind>(count).fill(kind as Kind))
const PAGES = ['/contact', '/blog']
/** Prime to the twenty, so that each kind comes from each of them. */
const HURRIED_ADDRESSES = 21

type Load = {
  origin: string
  /** Requests a second, whatever becomes of those before. */
  rate: number
  seconds: number
  /** A request that finds them all busy is not sent, and counted. */
  connections: number
  /** Whether a third comes from one address and a third from a few, beyond what they may. */
  greedy?: boolean
}

/**
 * Sends pages, searches, enquiries and operators' reads at an even rate (an open loop), each enquiry with
 * words of its own, and waits for the answers. A time is counted from when its request was due.
 */
export async function flood({ origin, rate, seconds, connections, greedy = false }: Load) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const lateness: number[] = []
  const answers: Promise<void>[] = []
  const tally = {
    /** By status. */
    statuses: {} as Record<string, number>,
    /** Not sent, as every connection was busy. */
    skipped: 0,
    /** The senders of the enquiries that were answered well. */
    stored: [] as string[],
    /** 429 or 503 with a time to try again; 429 only of who was beyond their pace. */
    refused: 0,
    /** Whatever else is not 2xx or 3xx. */
    wrong: [] as string[],
  }
  const before = process.cpuUsage()
  const start = performance.now()
  let inFlight = 0
  for (let n = 0; n < rate * seconds; n++) {
    const due = start + (n * 1000) / rate
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    else if (n % 16 === 0) await setImmediate()
    lateness.push(performance.now() - due)
    if (inFlight >= connections) {
      tally.skipped++
      continue
    }
    inFlight++
    answers.push(ask(n, due).finally(() => inFlight--))
  }
  const endedAt = performance.now()
  const { user, system } = process.cpuUsage(before)
  await Promise.all(answers)
  agent.destroy()
  return {
    ...tally,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    /** When the last request was due, on the clock of `performance`. */
    endedAt,
    /** Whether what sends was the bottleneck: how late (ms), and the share of a core it took. */
    sender: {
      late: percentile(lateness, 99),
      cpu: Number(((user + system) / 1000 / (endedAt - start)).toFixed(2)),
    },
  }

  async function ask(n: number, due: number): Promise<void> {
    const kind = KINDS[n % KINDS.length] as Kind
    const id = crypto.randomUUID()
    const isBeyond = greedy && n % 3 > 0
    const address = [id, 'greedy', `hurried-${n % HURRIED_ADDRESSES}`][isBeyond ? n % 3 : 0]
    const { path, headers, body } = asked(kind, n, id)
    const named = { ...headers, 'cf-connecting-ip': address }
    try {
      const { status, retryAfter } = await exchange(`${origin}${path}`, named, body)
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
      const mayRefuse = status === 503 || (status === 429 && isBeyond)
      if (status >= 200 && status < 400) {
        if (body !== undefined) tally.stored.push(id)
      } else if (mayRefuse && Number(retryAfter) > 0) tally.refused++
      else tally.wrong.push(`${kind}: ${status}`)
    } catch (error) {
      tally.wrong.push(`${kind}: ${error}`)
    }
    times.push(performance.now() - due)
  }

  function exchange(url: string, headers: Record<string, string | undefined>, body?: string) {
    return new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST'
      request(url, { method, agent, headers, timeout: 60_000 }, (response) => {
        const { statusCode: status = 0, headers: sent } = response
        response.resume().on('end', () => resolve({ status, retryAfter: sent['retry-after'] }))
        response.on('error', reject)
      })
        .on('timeout', () => reject(new Error('no answer in a minute')))
        .on('error', reject)
        .end(body)
    })
  }
}

function asked(kind: Kind, n: number, id: string) {
  const enquiry = {
    name: 'Ada',
    email: `${id}@b.example`,
    message: `What does a portal cost? ${id}`,
  }
  switch (kind) {
    case 'page':
      return { path: PAGES[n % PAGES.length], headers: {} }
    case 'search':
      return { path: `/search?q=cloud+${n}`, headers: {} }
    case 'operator': {
      const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
      return { path: '/api/contacts?limit=20', headers }
    }
    case 'json': {
      const headers = { 'content-type': 'application/json', 'idempotency-key': id }
      return { path: '/api/contact', headers, body: JSON.stringify(enquiry) }
    }
    case 'form': {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
      return { path: '/api/contact', headers, body: String(new URLSearchParams(enquiry)) }
    }
  }
}

function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor((sorted.length - 1) * (percent / 100))] ?? 0)
}

/** Senders answered well of whom nothing is kept, and what is kept beyond. */
export async function compareRows(db: D1Database, stored: string[]) {
  const { results } = await db.prepare('SELECT email FROM contact').all<{ email: string }>()
  const kept = results.map(({ email }) => email.replace(/@.*/, ''))
  const rows = new Set(kept)
  const answered = new Set(stored)
  return {
    lost: stored.filter((id) => !rows.has(id)),
    doubled: kept.length - rows.size,
    unanswered: kept.filter((id) => !answered.has(id)),
  }
}
