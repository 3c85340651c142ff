import { expect, test } from 'vitest'
import { contactSchema } from '../contact/schema.ts'
import type { Env } from '../env.ts'
import { send } from './email.ts'

const enquiry = { name: 'Ada', email: 'ada@prospect.example', message: 'Hello' }
const INJECTED = 'Bcc: everybody@mail.example'
const attempts = [
  `x\r\n${INJECTED}`,
  `x\n${INJECTED}\n\nbody`,
  `x\r${INJECTED}`,
  `x\u0085${INJECTED}`,
  `x\u2028${INJECTED}`,
  `x%0d%0a${INJECTED}`,
  `x\\r\\n${INJECTED}`,
  `=?utf-8?Q?x=0d=0a${INJECTED}?=`,
  `ada@b.example>\r\n${INJECTED}`,
  `ada@b.example, everybody@mail.example`,
]

/** What the platform is given to build the message from. */
async function mailOf(contact: typeof enquiry & { serviceInterest: '' }) {
  const mails: Record<string, unknown>[] = []
  const EMAIL = { send: async (mail: Record<string, unknown>) => void mails.push(mail) }
  const env = { EMAIL, EMAIL_FROM: 'site@lumenfold.example', EMAIL_TO: 'us@lumenfold.example' }
  const record = {
    ...contact,
    id: 'the-id',
    reference: 'LF-0000-0000',
    status: 'new' as const,
    reasons: [],
    note: '',
    createdAt: '',
    statusAt: '',
  }
  await send(env as unknown as Env, { id: 'msg_1', about: record, now: 0, timeoutMs: 0 })
  return mails[0] ?? {}
}

test.each(
  (['name', 'email', 'message'] as const).flatMap((field) =>
    attempts.map((attempt) => [field, attempt] as const),
  ),
)('%s %j is refused, or stays in the text of the mail', async (field, attempt) => {
  const { data } = contactSchema.safeParse({ ...enquiry, [field]: attempt })

  // No attempt is an address, and a name is one line.
  const refused = { name: /[\r\n\u0085]/, email: /^/, message: /\r(?!\n)|\u0085/ }[field]
  expect(data === undefined).toBe(refused.test(attempt))
  if (!data) return
  const { text, ...rest } = await mailOf({ ...data, serviceInterest: '' })
  expect(text).toContain(attempt)
  expect(rest).toEqual({
    from: 'site@lumenfold.example',
    to: 'us@lumenfold.example',
    replyTo: 'ada@prospect.example',
    subject: 'New enquiry: LF-0000-0000',
    headers: { 'X-Notification-Id': 'msg_1' },
  })
})
