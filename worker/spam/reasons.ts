const WORDS = 'words: '
const SAME_TEXT = 'sameText: '
const SAME_SENDER = 'sameSender: '

const sentences = {
  honeypot: 'A field that people do not see was filled in, by a program or a password manager.',
  hurried: 'Several enquiries came from one place within a minute.',
  markup: 'Its links are written as code for pages or forums.',
  mostlyLinks: 'It has links and hardly any words.',
  shortLink: 'Its link hides its destination.',
  lineWithLink: 'A line with a link.',
  jumble: 'Its letters form no words, or it is too short to say anything.',
  alphabets: 'Its words have letters that look like those of another alphabet.',
  probe: 'It tests the form for holes.',
  ownHost: 'It addresses the site by its host name.',
  ownAddress: 'Its sender’s address imitates this site.',
  noReply: 'Its sender takes no reply.',
  randomName: 'Its name is random letters.',
  links: 'It has links.',
  overflow:
    'More arrived in 24 hours than the daily limit. Until it is released, a search finds it by name, address and reference only.',
} as const

/**
 * Why an enquiry was flagged. A reason may contain the heaviest words, or the reference of the enquiry that
 * an operator moved to Spam.
 */
export type Reason =
  | keyof typeof sentences
  | `${typeof WORDS | typeof SAME_TEXT | typeof SAME_SENDER}${string}`

/** The reason that names words; none of them may have a comma. */
export function wordsReason(words: readonly string[]): Reason {
  return `${WORDS}${words.join(', ')}`
}

/** The sentence for a reason; one that is no longer known is returned unchanged. */
export function reasonSentence(reason: string): string {
  if (reason.startsWith(WORDS)) {
    const words = reason.slice(WORDS.length).split(', ')
    return `Its words: ${words.map((word) => `“${word}”`).join(', ')}.`
  }
  if (reason.startsWith(SAME_TEXT)) {
    return `Same text as ${reason.slice(SAME_TEXT.length)}, which you marked as spam.`
  }
  if (reason.startsWith(SAME_SENDER)) {
    return `Same sender as ${reason.slice(SAME_SENDER.length)}, which you marked as spam.`
  }
  return Object.hasOwn(sentences, reason) ? sentences[reason as keyof typeof sentences] : reason
}

const labels: Partial<Record<string, string>> = {
  honeypot: 'hidden field filled',
  hurried: 'several within a minute',
  markup: 'links as code',
  mostlyLinks: 'mostly links',
  shortLink: 'hidden destination',
  lineWithLink: 'a line with a link',
  jumble: 'no words',
  alphabets: 'look-alike letters',
  probe: 'tests for holes',
  ownHost: 'names the host',
  ownAddress: 'imitated address',
  noReply: 'takes no reply',
  randomName: 'random name',
  links: 'links',
  overflow: 'beyond the daily number',
}

/** The same in a few words, for a list. */
export function reasonLabel(reason: string): string {
  if (reason.startsWith(SAME_TEXT)) return 'text marked before'
  if (reason.startsWith(SAME_SENDER)) return 'sender marked before'
  return labels[reason] ?? reason
}
