const WORDS = 'words: '
const SAME_TEXT = 'sameText: '
const SAME_SENDER = 'sameSender: '

/** Each reason in a few words, and as a sentence. */
const texts = {
  honeypot: [
    'hidden field filled',
    'A field that people do not see was filled in, by a program or a password manager.',
  ],
  hurried: ['several within a minute', 'Several enquiries came from one place within a minute.'],
  markup: ['links as code', 'Its links are written as code for pages or forums.'],
  mostlyLinks: ['mostly links', 'It has links and hardly any words.'],
  shortLink: ['hidden destination', 'Its link hides its destination.'],
  lineWithLink: ['a line with a link', 'A line with a link.'],
  jumble: ['no words', 'Its letters form no words, or it is too short to say anything.'],
  alphabets: [
    'look-alike letters',
    'Its words have letters that look like those of another alphabet.',
  ],
  probe: ['tests for holes', 'It tests the form for holes.'],
  ownHost: ['names the host', 'It addresses the site by its host name.'],
  ownAddress: ['imitated address', 'Its sender’s address imitates this site.'],
  noReply: ['takes no reply', 'Its sender takes no reply.'],
  randomName: ['random name', 'Its name is random letters.'],
  links: ['links', 'It has links.'],
  overflow: ['beyond the daily number', 'More arrived in 24 hours than the daily limit.'],
} as const

/** Why an enquiry was flagged, perhaps with its heaviest words, or the reference of one that an operator marked. */
export type Reason =
  | keyof typeof texts
  | `${typeof WORDS | typeof SAME_TEXT | typeof SAME_SENDER}${string}`

/** The reason that names words; none of them may have a comma. */
export function createWordsReason(words: readonly string[]): Reason {
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
  return textsOf(reason)[1]
}

/** The same in a few words, for a list. */
export function reasonLabel(reason: string): string {
  if (reason.startsWith(SAME_TEXT)) return 'text marked before'
  if (reason.startsWith(SAME_SENDER)) return 'sender marked before'
  return textsOf(reason)[0]
}

function textsOf(reason: string): readonly [string, string] {
  return Object.hasOwn(texts, reason) ? texts[reason as keyof typeof texts] : [reason, reason]
}
