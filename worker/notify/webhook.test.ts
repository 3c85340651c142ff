import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { expect, test } from 'vitest'
import type { EnquiryRecord } from '../enquiry/record.ts'
import type { Env } from '../env.ts'
import { startReceiver } from '../test/receiver.ts'
import { form, record } from '../test/sample-enquiry.ts'
import { WEBHOOK_AWAY } from '../test/start-worker.ts'
import { channels } from './channels.ts'
import { headline, quotedEnquiry } from './format-notification.ts'
import { slackText } from './webhook.ts'

const receiver = await startReceiver()
const { WEBHOOK_SECRET } = WEBHOOK_AWAY
const README = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
const examples = [...README.matchAll(/```json\n([^`]+)```/g)].map(([, json = '']) =>
  JSON.parse(json),
)
const [documented, documentedReply] = examples
const { url, serviceInterest, ...core } = documented.data
const sent = { ...core, fields: { serviceInterest }, statusAt: core.createdAt }
const { text: note, quoted, from, dmarc, attachments } = documentedReply.data
const response = { at: documentedReply.timestamp, note, quoted, from, dmarc, attachments }

/** The request about the documented enquiry with these changes, or about the documented answer to it. */
async function received(changes: Partial<EnquiryRecord>, vars: Partial<Env>, isReply = false) {
  const env = { WEBHOOK_URL: receiver.url, ...vars } as Env
  const terms = { id: 'msg_1', now: Date.now(), signal: new AbortController().signal }
  const about = { ...sent, ...changes }
  const { enquiry, received } = channels
  if (isReply)
    await received.webhook.send(env, { ...terms, about: { ...about, received: response } })
  else await enquiry.webhook.send(env, { ...terms, about })
  const { headers, body } = receiver.all[0] ?? {}
  return { headers, body: JSON.parse(body ?? '') }
}

test.each([
  ['an enquiry', documented],
  ['an answer', documentedReply],
])('posts the documented example of %s', async (_, example) => {
  const { origin } = new URL(url)

  const { body } = await received(
    {},
    { WEBHOOK_SECRET, PUBLIC_ORIGIN: origin },
    example === documentedReply,
  )

  expect(body).toEqual(example)
})

test('posts an answer in the format of Slack', async () => {
  const { body } = await received({ fields: {} }, { WEBHOOK_FORMAT: 'slack' }, true)

  expect(body.text).toBe(
    `New reply (${core.reference})\n\`\`\`\n> ${from.replace('@', '@')}\n> \n> ${note}\n> \n> > When may we call?\n\`\`\``,
  )
})

test('posts in the format of Slack, unsigned, with a link, its markup and calls escaped', async () => {
  const about = { name: 'A <b> & Co', message: '<!channel> @everyone\nHi a@b.example' }
  const { headers, body } = await received(
    { ...about, reference: 'LF-1', email: 'ada@prospect.example', fields: {} },
    { WEBHOOK_FORMAT: 'slack', PUBLIC_ORIGIN: 'https://lumenfold.example' },
  )

  expect(body).toEqual({
    text: `<https://lumenfold.example/api/contacts/${sent.id}|New enquiry (LF-1)>
\`\`\`
> A &lt;b> &amp; Co
> ada@prospect.example
> 
> &lt;!channel> @\u200beveryone
> Hi a@b.example
\`\`\``,
  })
  expect(Object.keys(headers ?? {}).join()).not.toContain('webhook-')
})

const INBOX = 'https://lumenfold.example/api/contacts/the-id'
const EVIL = 'https://evil.example'
const attempts = [
  `[Open the inbox](${EVIL})`,
  `![](${EVIL}/x.png)`,
  `x](${EVIL})`,
  `|x> <${EVIL}|Open the inbox>`,
  `[Open the inbox][x]\n\n[x]: ${EVIL}`,
  `Hello\n\`\`\`\n[Open the inbox](${EVIL})`,
  `Hello\r\n\`\`\`\`\`\r\n# [Open the inbox](${EVIL})\r\n~~~`,
  `Hello\u2028\`\`\`\u2028[Open the inbox](${EVIL})`,
  `*Inbox:* ${EVIL}`,
  'Hello `',
  '<!channel> <!here|x> &lt;!channel&gt;',
]

const textOf = (about: EnquiryRecord) =>
  slackText({ title: headline(about, form), words: quotedEnquiry(about, form), url: INBOX })

type Node = { type: string; url?: string; value?: string; children?: Node[] }

/** The parts of the text as Mattermost and Discord read it, which make Markdown of Slack's links. */
function partsOf(text: string): Node[] {
  const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)]
  return all(fromMarkdown(text.replaceAll(/<(https?:[^|>]+)\|([^>]*)>/g, '[$2]($1)')))
}

test.each(attempts)('%j has no effect as markup', (attempt) => {
  const text = textOf({ ...record, name: attempt, email: attempt, message: attempt })

  const parts = partsOf(text)
  const types = ['root', 'paragraph', 'link', 'text', 'code']
  expect(parts.map(({ type }) => type)).toEqual(types)
  expect(parts[2]?.url).toBe(INBOX)
  expect(parts[4]?.value?.split('\n').filter((line) => !line.startsWith('> '))).toEqual([])
  // Slack interprets its own links and mentions everywhere, and ends a box at the next fence.
  expect(text.match(/<[^>]*>/g)).toHaveLength(1)
  expect(text.match(/```/g)).toHaveLength(2)
})

test.each([
  ['line breaks', '\n'],
  ['escaped characters', '&'],
  ['mentions', ' @'],
  ['backticks', '`'],
  ['pairs of surrogates', '👩'],
])('stays within the limit of Discord when a message is full of %s', (_, character) => {
  const message = character.repeat(5_000)
  const text = textOf({ ...record, name: '&'.repeat(200), message })

  expect(text.length).toBeLessThanOrEqual(2_000)
  expect(text.isWellFormed()).toBe(true)
  expect(text).toMatch(/\n```\n… \(cut: the whole message is in the inbox\)$/)
  expect(text.replaceAll(/&(?:amp|lt);/g, '')).not.toContain('&')
})
