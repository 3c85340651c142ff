import type { ContactRecord } from '../contact/record.ts'
import { headline } from './headline.ts'

/** Discord takes the least of those that take Slack's format: 2,000 characters in all. */
const MESSAGE_SHOWN = 1200

/**
 * An enquiry as `text` for a hook that takes Slack's format: a headline, which leads to `url` if it is
 * given, the sender's address, the beginning of the message. Nothing that a visitor wrote is markup
 * of Slack's, or calls a whole channel.
 */
export function slackText(about: ContactRecord, url: string | undefined): string {
  const title = plain(headline(about))
  const message = [...about.message]
  const shown = message.slice(0, MESSAGE_SHOWN).join('')
  const rest = message.length > MESSAGE_SHOWN ? '\n… (cut: the whole message is in the inbox)' : ''
  const quoted = plain(shown).replaceAll(/^/gm, '> ')
  return `${url ? `<${url}|${title}>` : title}\n${plain(about.email)}\n${quoted}${rest}`
}

function plain(words: string): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  // Mattermost and Discord hear "@everyone" without Slack's brackets.
  return escaped.replaceAll(/(?<![\w.+-])@/g, '@\u200b')
}
