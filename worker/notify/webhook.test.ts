import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ContactRecord } from '../contact/record.ts'
import type { Env } from '../env.ts'
import { startReceiver } from '../test/receiver.ts'
import { WEBHOOK_AWAY } from '../test/serve-worker.ts'
import { send } from './webhook.ts'

const receiver = await startReceiver()
const { WEBHOOK_SECRET } = WEBHOOK_AWAY
const README = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
const [, example = ''] = /```json\n([^`]+)```/.exec(README) ?? []
const documented = JSON.parse(example)
const { url, serviceInterest, ...core } = documented.data
const enquiry = { ...core, fields: { serviceInterest } }

/** The request for the documented enquiry, with these changes. */
async function received(changes: Partial<ContactRecord>, vars: Partial<Env>) {
  const about = { ...enquiry, statusAt: enquiry.createdAt, ...changes }
  const env = { WEBHOOK_URL: receiver.url, ...vars } as Env
  await send(env, { id: 'msg_1', about, now: Date.now(), signal: new AbortController().signal })
  const { headers, body } = receiver.all[0] ?? {}
  return { headers, body: JSON.parse(body ?? '') }
}

test('posts the documented example', async () => {
  const { origin } = new URL(url)

  const { body } = await received({}, { WEBHOOK_SECRET, PUBLIC_ORIGIN: origin })

  expect(body).toEqual(documented)
})

test.each([
  [
    'with a link, its markup and calls escaped',
    { name: 'A <b> & Co', message: '<!channel> @everyone\nHi a@b.example' },
    { PUBLIC_ORIGIN: 'https://lumenfold.example' },
    `<https://lumenfold.example/api/contacts/${enquiry.id}|New enquiry (LF-1)>
\`\`\`
> A &lt;b> &amp; Co
> ada@prospect.example
> 
> &lt;!channel> @\u200beveryone
> Hi a@b.example
\`\`\``,
  ],
  [
    'without a link',
    { name: 'Ada', status: 'held', message: 'Hello' },
    {},
    `Held for review (LF-1)
\`\`\`
> Ada
> ada@prospect.example
> 
> Hello
\`\`\``,
  ],
] satisfies [string, Partial<ContactRecord>, Partial<Env>, string][])(
  'posts in the format of Slack, unsigned, %s',
  async (_, changes, vars, text) => {
    const fixed = { reference: 'LF-1', email: 'ada@prospect.example', fields: {} } as const

    const { headers, body } = await received(
      { ...fixed, ...changes },
      { WEBHOOK_FORMAT: 'slack', ...vars },
    )

    expect(body).toEqual({ text })
    expect(Object.keys(headers ?? {}).join()).not.toContain('webhook-')
  },
)
