import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { UNREACHABLE_WEBHOOK } from '../test/start-worker.ts'
import { startWebhookReceiver } from '../test/webhook-receiver.ts'
import { channels } from './channels.ts'

const receiver = await startWebhookReceiver()
const { WEBHOOK_SECRET } = UNREACHABLE_WEBHOOK
const README = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
const examples = [...README.matchAll(/```json\n([^`]+)```/g)].map(([, json = '']) =>
  JSON.parse(json),
)
const [documented, documentedReply] = examples
const { url, serviceInterest, ...core } = documented.data
const sent = { ...core, fields: { serviceInterest }, statusAt: core.createdAt }
const { text, quoted, from, dmarc, attachments } = documentedReply.data
const response = { at: documentedReply.timestamp, text, quoted, from, dmarc, attachments }

test.each([
  ['an enquiry', documented],
  ['a mail that came in', documentedReply],
])('posts the documented example of %s', async (_, example) => {
  const { origin } = new URL(url)
  const env = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET, PUBLIC_ORIGIN: origin } as Env
  const terms = { id: 'msg_1', now: Date.now(), signal: new AbortController().signal }
  const { enquiry, received } = channels

  if (example === documented) await enquiry.webhook.send(env, { ...terms, about: sent })
  else await received.webhook.send(env, { ...terms, about: { ...sent, received: response } })

  expect(JSON.parse(receiver.all[0]?.body ?? '')).toEqual(example)
})
