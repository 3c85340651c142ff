import type { ContactRecord } from '../contact/record.ts'
import { headline } from './headline.ts'
import { quotedWords } from './visitor-words.ts'

/** Discord takes the least of those that take Slack's format: 2,000 characters in all. */
const WORDS_SHOWN = 1500
/** Half a character, as the cut may leave one: of an escape or of a surrogate pair. */
const HALF = /&\w{0,4}$|[\uD800-\uDBFF]$/

/**
 * An enquiry as `text` for a hook that takes Slack's format: a headline of our own words, which leads to
 * `url` if it is given, then a box with the beginning of what the visitor wrote. The box is Markdown's
 * fenced code, the one form that Slack, Mattermost, Discord and Rocket.Chat show alike and letter by
 * letter: no mark in it formats or links, and none needs an escape, which Slack does not know.
 */
export function slackText(about: ContactRecord, url: string | undefined): string {
  const title = escapeControls(headline(about))
  const words = inert(quotedWords(about))
  const shown = words.length > WORDS_SHOWN ? words.slice(0, WORDS_SHOWN).replace(HALF, '') : words
  const rest = shown === words ? '' : '\n… (cut: the whole message is in the inbox)'
  return `${url ? `<${url}|${title}>` : title}\n\`\`\`\n${shown}\n\`\`\`${rest}`
}

/** Words that can neither close the box nor call a whole channel. */
function inert(words: string): string {
  return (
    escapeControls(words)
      .replaceAll('`', '`\u200b')
      // Mattermost and Discord hear "@everyone" without Slack's brackets.
      .replaceAll(/(?<![\w.+-])@/g, '@\u200b')
  )
}

/** Slack's three control characters (api.slack.com, "Formatting text"); `>` ends nothing alone. */
function escapeControls(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
