import { expect, test } from 'vitest'
import type { EnquiryRecord } from '../enquiry/enquiry-record.ts'
import { type Mail, mailbox } from '../test/fake-mail.ts'
import { completeBindings } from '../test/fetch-in-process.ts'
import { interestLabel, interestOption, sample, sampleRecord } from '../test/sample-enquiry.ts'
import { enquiryMail } from './operator-mail.ts'

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

/** The parts from which the platform builds the message. */
async function mailOf(enquiry: Partial<EnquiryRecord>) {
  const { mails, bindings } = mailbox()
  // Without an address of the inbox in the text.
  const env = completeBindings({ ...bindings, PUBLIC_ORIGIN: undefined })
  const about = { ...sampleRecord, ...enquiry }
  await enquiryMail.send(env, { id: 'msg_1', about, now: 0, signal: AbortSignal.timeout(0) })
  return mails[0] as Mail
}

const INJECTED = 'Bcc: everybody@mail.example'

test.each([
  `x\r\n${INJECTED}\r\n\r\nbody`,
  `x\u2028${INJECTED}`,
  `x%0d%0a${INJECTED}`,
  `=?utf-8?Q?x=0d=0a${INJECTED}?=`,
])('%j as name and message stays within the text of the email', async (attempt) => {
  const { text, subject, ...rest } = await mailOf({ name: attempt, message: attempt })

  expect(text).toContain(attempt.replaceAll(LINE_BREAK, '\n> '))
  // One line, without encoded words.
  expect(subject).toMatch(/^New enquiry: (?!.*=\?).+ \(LF-0000-0000\)$/)
  expect(rest).toEqual({
    from: 'site@lumenfold.example',
    to: 'us@lumenfold.example',
    replyTo: sample.email,
    headers: { 'X-Notification-Id': 'msg_1' },
  })
})

test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'no line of the sender looks like our own after %j',
  async (lineBreak) => {
    const forged = ['x', 'Inbox: https://evil.example', '-'.repeat(40), ''].join(lineBreak)

    const { text } = await mailOf({ name: forged, email: forged, message: forged })

    const [facts = '', words = ''] = text.split(/(?<=^-+\n)/m)
    expect(facts).toBe(`Reference: LF-0000-0000\n${'-'.repeat(40)}\n`)
    expect(words.split(LINE_BREAK).filter((line) => !line.startsWith('> '))).toEqual([])
    expect(words.match(/Inbox: https:\/\/evil\.example/g)).toHaveLength(3)
  },
)

test('neither name nor address can reverse our text', async () => {
  const reversed = '\u202eelpmaxe.live//:sptth\u2066'

  const { text } = await mailOf({ name: reversed, email: reversed })

  expect(text).not.toMatch(/\p{Bidi_Control}/u)
})

test.each<[string, Partial<EnquiryRecord>, string]>([
  ['the sender', { name: 'Ada Lovelace' }, 'New enquiry: Ada Lovelace (LF-0000-0000)'],
  [
    'the service',
    { fields: { serviceInterest: interestOption } },
    `New enquiry: Ada, ${interestLabel} (LF-0000-0000)`,
  ],
  ['the held status', { status: 'held' }, 'Held for review: Ada (LF-0000-0000)'],
  [
    'the sender, cut between two characters',
    { name: '👩'.repeat(100) },
    `New enquiry: ${'👩'.repeat(60)}… (LF-0000-0000)`,
  ],
  ['the sender, from left to right', { name: 'A\u202eda' }, 'New enquiry: A da (LF-0000-0000)'],
])('the subject names %s', async (_, enquiry, subject) => {
  expect(await mailOf(enquiry)).toMatchObject({ subject })
})
