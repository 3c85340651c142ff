import { fromMarkdown } from 'mdast-util-from-markdown'
import { expect, test } from 'vitest'
import type { ContactRecord } from '../contact/record.ts'
import { form, record } from '../test/sample-enquiry.ts'
import { headline, quotedText } from './notification.ts'
import { slackText } from './slack-text.ts'

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

const textOf = (about: ContactRecord) =>
  slackText({ title: headline(about, form), words: quotedText(about, form), url: INBOX })

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
