import { expect, onTestFinished, test, vi } from 'vitest'
import { deleteExpiredRecords } from '../retention/delete-expired.ts'
import { changeSubscription, createSubscription } from '../subscribers/store.ts'
import { storeRows } from '../test/database-helpers.ts'
import { mailbox } from '../test/fake-mail.ts'
import { completeBindings } from '../test/fetch-in-process.ts'
import { memoryDatabase } from '../test/memory-database.ts'
import { serveWorkerd } from '../test/serve-workerd.ts'
import { deliverDue } from './deliver.ts'

const worker = await serveWorkerd()

const DAY = 24 * 60 * 60 * 1000

async function environment() {
  const { mails, bindings } = mailbox()
  return { env: completeBindings({ ...bindings, DB: worker.db }), mails }
}

test('asks an address to confirm, with its links and one-click unsubscribing', async () => {
  const { env, mails } = await environment()
  await createSubscription(env.DB, 'ada@reader.example', {
    channels: ['confirmation'],
    language: 'en-US',
  })

  await deliverDue(env, { now: Date.now() + 1000 })

  const id = await env.DB.prepare('SELECT id FROM subscription').first('id')
  const path = `https://lumenfold.example/api/subscribe/${id}`
  expect(mails).toEqual([
    {
      from: 'site@lumenfold.example',
      to: 'ada@reader.example',
      subject: 'Please confirm your subscription',
      text: expect.stringContaining(`${path}/confirm\n`),
      headers: {
        'X-Notification-Id': expect.stringMatching(/^msg_/),
        'List-Unsubscribe': `<${path}/unsubscribe>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  ])
})

test('asks each pending address once, and no other', async () => {
  const { env, mails } = await environment()
  for (const email of ['ada@reader.example', 'ADA@reader.example', 'confirmed@reader.example']) {
    await createSubscription(env.DB, email, { channels: ['confirmation'], language: 'en-US' })
  }
  await env.DB.exec("UPDATE subscription SET state = 'confirmed' WHERE email LIKE 'confirmed%'")
  await createSubscription(env.DB, 'without-channel@reader.example', {
    channels: [],
    language: 'en-US',
  })

  for (const now of [Date.now() + 1000, Date.now() + DAY]) await deliverDue(env, { now })

  expect(mails.map(({ to }) => to)).toEqual(['ada@reader.example'])
})

test('asks an unsubscribed mailbox at most once in 30 days', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T12:00:00Z') })
  const start = Date.now()
  const db = memoryDatabase()
  const asked: number[] = []
  const mails: string[] = []
  const EMAIL = {
    send: async ({ to, text }: { to: string; text: string }) => {
      asked.push((Date.now() - start) / DAY)
      mails.push(to)
      const id = /\/([\w-]{24})\/unsubscribe/.exec(text)?.[1] ?? ''
      // The reader unsubscribes each time.
      await changeSubscription(db, id, 'unsubscribed')
    },
  }
  const env = completeBindings({ ...mailbox().bindings, DB: db, EMAIL })

  for (let day = 0; day < 70; day++) {
    vi.setSystemTime(start + day * DAY)
    for (const email of ['ada@reader.example', 'ADA@reader.example', `ada+${day}@reader.example`]) {
      await createSubscription(db, email, { channels: ['confirmation'], language: 'en-US' })
      await deliverDue(env, { now: Date.now() + 1000 })
    }
    await deleteExpiredRecords(db, new Date())
  }

  expect(mails).toHaveLength(4)
  expect(asked.slice(0, 2)).toEqual([0, 1])
  expect(asked.slice(2).map((day, at) => day - (asked[at + 1] ?? 0))).toEqual([30, 30])
})

test('asks returning subscribers like new ones after they have confirmed', async () => {
  const { env, mails } = await environment()
  const subscribe = () =>
    createSubscription(env.DB, 'ada@reader.example', {
      channels: ['confirmation'],
      language: 'en-US',
    })
  const change = async (state: 'confirmed' | 'unsubscribed') => {
    const id = await env.DB.prepare('SELECT id FROM subscription').first<string>('id')
    await changeSubscription(env.DB, id ?? '', state)
  }
  const aDayPasses = async () => {
    const earlier = (column: string) => `strftime('%FT%H:%M:%fZ', ${column}, '-1 day', '-1 second')`
    await env.DB.exec(`UPDATE outbox SET created_at = ${earlier('created_at')}`)
    await env.DB.exec(`UPDATE subscription SET left_at = ${earlier('left_at')}`)
  }

  for (let round = 1; round <= 3; round++) {
    await subscribe()
    await deliverDue(env, { now: Date.now() + 1000 })
    expect(mails).toHaveLength(round)
    await change('confirmed')
    await change('unsubscribed')
    await aDayPasses()
  }
})

test('writes in the language of the form, with links to pages in it', async () => {
  const { env, mails } = await environment()
  const body = 'email=ada@reader.example'
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const form = { method: 'POST', headers, body, redirect: 'manual' } as const
  const sent = await worker.fetch('/api/subscribe?language=de', form)
  const id = await env.DB.prepare('SELECT id FROM subscription').first('id')
  const confirmation = { channel: 'confirmation', subscription_id: String(id), enquiry_id: null }
  await storeRows(env.DB, 'outbox', confirmation)

  await deliverDue(env)

  const link = `/api/subscribe/${id}/confirm?language=de`
  expect(sent.headers.get('Location')).toBe('/de/magazin/subscribed')
  expect(mails).toMatchObject([
    {
      subject: 'Bitte bestätigen Sie',
      text: `Bestätigen: https://lumenfold.example${link}\nAbmelden: https://lumenfold.example/api/subscribe/${id}/unsubscribe?language=de`,
    },
  ])
  const page = await (await worker.fetch(link)).text()
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('<h1>Noch ein Klick.</h1>')
  expect(page).toContain('<button class="action">Bestätigen</button>')
})
