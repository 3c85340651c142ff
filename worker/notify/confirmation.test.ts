import { expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { createSubscription } from '../subscribe/store.ts'
import { serveWorker } from '../test/serve-worker.ts'
import { deliverDue } from './deliver.ts'

const worker = serveWorker()

const DAY = 24 * 60 * 60 * 1000

type Mail = { to: string }

async function environment() {
  const mails: Mail[] = []
  const env = {
    DB: await worker.database(),
    EMAIL: { send: async (mail: Mail) => void mails.push(mail) },
    EMAIL_FROM: 'site@lumenfold.example',
    PUBLIC_ORIGIN: 'https://lumenfold.example',
  } as unknown as Env
  return { env, mails }
}

async function storedState() {
  return (await worker.database()).prepare('SELECT state FROM subscription').first('state')
}

test('asks an address to confirm, with links that work and one-click unsubscribing', async () => {
  const { env, mails } = await environment()
  await createSubscription(env.DB, 'ada@reader.example', { channels: ['confirmation'] })

  await deliverDue(env, { now: Date.now() + 1000 })

  const id = await env.DB.prepare('SELECT id FROM subscription').first('id')
  const path = `/api/subscribe/${id}`
  const oneClick = 'List-Unsubscribe=One-Click'
  expect(mails).toEqual([
    {
      from: 'site@lumenfold.example',
      to: 'ada@reader.example',
      subject: 'Please confirm your subscription',
      text: expect.stringContaining(`https://lumenfold.example${path}/confirm\n`),
      headers: {
        'List-Unsubscribe': `<https://lumenfold.example${path}/unsubscribe>`,
        'List-Unsubscribe-Post': oneClick,
      },
    },
  ])

  await worker.fetch(`${path}/confirm`, { method: 'POST' })
  expect(await storedState()).toBe('confirmed')
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  await worker.fetch(`${path}/unsubscribe`, { method: 'POST', headers, body: oneClick })
  expect(await storedState()).toBe('unsubscribed')
})

test('asks an address once, however often it is given, and only who is to be asked', async () => {
  const { env, mails } = await environment()
  for (const email of ['ada@reader.example', 'ADA@reader.example', 'confirmed@reader.example']) {
    await createSubscription(env.DB, email, { channels: ['confirmation'] })
  }
  await env.DB.exec("UPDATE subscription SET state = 'confirmed' WHERE email LIKE 'confirmed%'")
  await createSubscription(env.DB, 'without-channel@reader.example', { channels: [] })

  for (const now of [Date.now() + 1000, Date.now() + DAY]) await deliverDue(env, { now })

  expect(mails.map(({ to }) => to)).toEqual(['ada@reader.example'])
})
