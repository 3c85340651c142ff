/** Discord has the lowest limit among programs with Slack's format: 2,000 characters in total. */
const WORDS_SHOWN = 1500
/** The half of an escape or of a surrogate pair that the cut may leave. */
const HALF = /&\w{0,4}$|[\uD800-\uDBFF]$/

type Parts = { title: string; words: string; url: string | undefined }

/**
 * A notification as `text` for a webhook with Slack's format: a title of our own words, a link to `url` if
 * it is given, then a box with the beginning of the visitor's words. The box is Markdown's fenced code, the
 * only form that Slack, Mattermost, Discord and Rocket.Chat all show literally: nothing in it formats or
 * links, and nothing needs an escape, which Slack does not support.
 */
export function slackText({ title, words, url }: Parts): string {
  const headline = escapeControls(title)
  const all = sanitize(words)
  const shown = all.length > WORDS_SHOWN ? all.slice(0, WORDS_SHOWN).replace(HALF, '') : all
  const rest = shown === all ? '' : '\n… (cut: the whole message is in the inbox)'
  return `${url ? `<${url}|${headline}>` : headline}\n\`\`\`\n${shown}\n\`\`\`${rest}`
}

/** The words, changed so that they can neither close the box nor notify a whole channel. */
function sanitize(words: string): string {
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
