import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { accept, startReceiver } from '../test/receiver.ts'

const KILLS = 50
const ENQUIRIES_A_KILL = 4
const PORT = 8797
const ORIGIN = `http://127.0.0.1:${PORT}`

const project = join(import.meta.dirname, '../..')
const state = mkdtempSync(join(tmpdir(), 'lumenfold-crash-'))
const receiver = await startReceiver()
const env = { ...process.env, LUMENFOLD_BUILT: '1', CI: '1', X_LOCAL_OBSERVABILITY: 'false' }

let server: ChildProcess | undefined

afterAll(() => {
  kill()
  rmSync(state, { recursive: true })
})

function migrate() {
  const options = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state]
  const { status, stderr } = spawnSync('wrangler', options, { cwd: project, env, encoding: 'utf8' })
  expect(stderr && status).not.toBe(1)
}

async function start() {
  const vars = [
    `WEBHOOK_URL:${receiver.url}`,
    'WEBHOOK_SECRET:whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  ]
  const options = ['dev', '--port', String(PORT), '--ip', '127.0.0.1', '--persist-to', state]
  // A group of its own: workerd outlives its parent, and has to die with it.
  server = spawn('wrangler', [...options, '--var', ...vars, '--log-level', 'error'], {
    cwd: project,
    env,
    detached: true,
    stdio: 'ignore',
  })
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await fetch(`${ORIGIN}/api/ready`).catch(() => null)) return
    await sleep(50)
  }
  throw new Error('wrangler dev did not start')
}

function kill() {
  if (server?.pid) process.kill(-server.pid, 'SIGKILL')
  server = undefined
}

async function send(key: string): Promise<string | undefined> {
  const response = await fetch(`${ORIGIN}/api/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      'cf-connecting-ip': key,
    },
    body: JSON.stringify({ name: 'Ada', email: 'ada@mail.example', message: `Question ${key}` }),
  }).catch(() => undefined)
  const receipt = (await response?.json().catch(() => undefined)) as { id: string } | undefined
  return response?.status === 201 ? receipt?.id : undefined
}

test(`${KILLS} kills between insert and delivery lose nothing`, async () => {
  migrate()
  const acknowledged = new Map<string, string>()
  const unanswered: string[] = []

  for (let round = 0; round < KILLS; round++) {
    await start()
    const first = new Promise<void>((resolve) => receiver.behave(() => resolve()))
    const keys = Array.from({ length: ENQUIRIES_A_KILL }, (_, n) => `crash-${round}-${n}`)
    const answers = Promise.all(keys.map(async (key) => [key, await send(key)] as const))
    await first
    kill()
    for (const [key, id] of await answers) {
      if (id) acknowledged.set(key, id)
      else unanswered.push(key)
    }
  }

  receiver.all.length = 0
  receiver.behave(accept)
  await start()
  for (const key of unanswered) acknowledged.set(key, (await send(key)) ?? 'refused')
  const delivered = () => new Set(receiver.all.map(({ body }) => JSON.parse(body).data.id))
  const missing = () => [...acknowledged.values()].filter((id) => !delivered().has(id))
  for (let second = 0; second < 120 && missing().length > 0; second++) {
    await fetch(`${ORIGIN}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`)
    await sleep(1000)
  }

  expect(missing()).toEqual([])
  expect(acknowledged.size).toBe(KILLS * ENQUIRIES_A_KILL)
  expect(delivered().size).toBe(KILLS * ENQUIRIES_A_KILL)
})
