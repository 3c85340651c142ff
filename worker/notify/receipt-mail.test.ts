import { expect, test } from 'vitest'
import { createSubscription } from '../subscribers/store.ts'
import { mailbox } from '../test/fake-mail.ts'
import { completeBindings, fetchInProcess } from '../test/fetch-in-process.ts'
import { SPAM } from '../test/sample-enquiry.ts'
import { startWorker } from '../test/start-worker.ts'
import { deliverDue } from './deliver.ts'

const worker = await startWorker()

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Sends forms, one after the other, with email to the operator set up, and returns the mails. */
async function mailedAfter(forms: Record<string, string>[], query = '') {
  const { mails, bindings } = mailbox()
  const env = completeBindings({ ...bindings, DB: worker.db })
  for (const form of forms) {
    const fields = { name: 'Buy <now>', email: 'ada@prospect.example', message: 'Hello', ...form }
    const request = { method: 'POST', body: new URLSearchParams(fields) }
    expect((await fetchInProcess(env)(`/api/contact${query}`, request)).status).toBe(303)
  }
  return { env, mails, receipts: mails.filter(({ to }) => to !== 'us@lumenfold.example') }
}

test.each([
  ['new', { website: '' }],
  ['held', { website: 'https://a.example' }],
])(
  'sends the reference of a %s enquiry to its sender, without any text from the form',
  async (status, form) => {
    const { env, receipts } = await mailedAfter([form])

    const enquiry = await env.DB.prepare(
      'SELECT status, reference, name, message FROM enquiry',
    ).first()
    expect(enquiry).toMatchObject({ status })
    expect(receipts).toEqual([
      {
        from: 'site@lumenfold.example',
        to: 'ada@prospect.example',
        replyTo: 'us@lumenfold.example',
        subject: `We have your message (${enquiry?.reference})`,
        text: expect.stringContaining(`${enquiry?.reference}`),
        headers: {
          'X-Notification-Id': expect.any(String),
          References: `<${enquiry?.reference}@lumenfold.example>`,
          'Auto-Submitted': 'auto-replied',
        },
      },
    ])
    expect(receipts[0]?.text).not.toMatch(/Buy|Hello/)
  },
)

test('writes in the language of the form', async () => {
  const { env, receipts } = await mailedAfter([{}], '?language=de')
  const reference = await env.DB.prepare('SELECT reference FROM enquiry').first('reference')

  expect(receipts).toMatchObject([
    {
      subject: `Ihre Nachricht (${reference})`,
      text: `Danke. Die Nummer ist ${reference}.\n\nIhr Team von Lumenfold`,
    },
  ])
})

test('sends no receipt for spam, because its address is often forged', async () => {
  const { env, mails } = await mailedAfter([{ message: SPAM }])

  expect(await env.DB.prepare('SELECT status FROM enquiry').first('status')).toBe('spam')
  expect(mails).toEqual([])
})

test('sends an address one receipt a day, and the operator every notification', async () => {
  const messages = ['One', 'Two', 'Three'].map((message) => ({ message }))
  const { env, mails, receipts } = await mailedAfter([
    ...messages,
    { email: 'ADA@prospect.example' },
    { email: 'ada+1@prospect.example' },
    { email: 'bob+1@prospect.example' },
    { email: 'bob@prospect.example' },
    { email: '+bob@prospect.example' },
    { email: 'b.ob@prospect.example' },
    { email: 'a.d.a@gmail.com' },
    { email: 'ad.a@googlemail.com' },
  ])
  expect(receipts.map(({ to }) => to)).toEqual([
    'ada@prospect.example',
    'bob+1@prospect.example',
    '+bob@prospect.example',
    'b.ob@prospect.example',
    'a.d.a@gmail.com',
  ])
  expect(mails).toHaveLength(11 + 5)

  const receiptsAfter = async (ms: number) => {
    const then = new Date(Date.now() - ms).toISOString()
    await env.DB.prepare('UPDATE outbox SET created_at = ?1').bind(then).run()
    return (await mailedAfter([{ message: `After ${ms} ms` }])).receipts
  }
  expect(await receiptsAfter(DAY - MINUTE)).toEqual([])
  expect(await receiptsAfter(DAY)).toHaveLength(1)
})

test('a receipt over the budget of an hour waits, and is sent later', async () => {
  const { env } = await mailedAfter([{ message: 'One' }])
  await env.DB.prepare(
    `INSERT INTO outbox (id, channel, enquiry_id, state, attempts, next_at, created_at, recipient)
     SELECT 'msg_' || key, 'receipt', enquiry.id, 'delivered', 1, ?2, '', key || '@a.example'
     FROM enquiry CROSS JOIN json_each(?1)`,
  )
    .bind(JSON.stringify(Array(98).fill(0)), Date.now())
    .run()

  const then = await mailedAfter(['b', 'c'].map((name) => ({ email: `${name}@prospect.example` })))
  expect(then.receipts.map(({ to }) => to)).toEqual(['b@prospect.example'])
  await createSubscription(then.env.DB, 'd@reader.example', {
    channels: ['confirmation'],
    language: 'en-US',
  })
  expect(await worker.countEnquiries()).toBe(3)

  await deliverDue(then.env, { now: Date.now() + HOUR / 2 })
  expect(then.mails.at(-1)?.to).toBe('d@reader.example')
  await deliverDue(then.env, { now: Date.now() + HOUR + 2 * MINUTE })
  expect(then.mails.at(-1)?.to).toBe('c@prospect.example')
})

test('a mailbox whose receipt waits gets no second one', async () => {
  const { env } = await mailedAfter([{ message: 'One' }])
  await env.DB.prepare(
    `UPDATE outbox SET state = 'waiting', attempts = 0, next_at = ?1, created_at = '2020'`,
  )
    .bind(Date.now() + DAY)
    .run()

  await mailedAfter([{ message: 'Two' }])

  expect(await worker.rows("SELECT id FROM outbox WHERE channel = 'receipt'")).toHaveLength(1)
})

test('sends no receipt for an enquiry that became spam while the receipt waited', async () => {
  const { env, mails } = await mailedAfter([{}])
  mails.length = 0
  await env.DB.batch([
    env.DB.prepare(`UPDATE outbox SET state = 'waiting', next_at = 0 WHERE channel = 'receipt'`),
    env.DB.prepare(`UPDATE enquiry SET status = 'spam'`),
  ])

  await deliverDue(env)

  expect(mails).toEqual([])
  expect(await worker.rows("SELECT id FROM outbox WHERE channel = 'receipt'")).toEqual([])
})
