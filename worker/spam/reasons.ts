const WORDS = 'words: '

const sentences = {
  honeypot: 'A field that people do not see was filled in, by a program or a password manager.',
  hurried: 'Several enquiries came from one place within a minute.',
  turnstile: 'Cloudflare Turnstile did not confirm that a person sent it.',
  markup: 'Its links are written as code for pages or forums.',
  mostlyLinks: 'It has links and hardly any words.',
  jumble: 'Its letters form no words.',
  alphabets: 'Its words mix Latin and Cyrillic letters that look alike.',
  links: 'It has links.',
  overflow:
    'More arrived in 24 hours than the daily limit. Until it is released, a search finds it by name, address and reference only.',
} as const

/** Why an enquiry was flagged; the reason itself contains the heaviest words. */
export type Reason = keyof typeof sentences | `${typeof WORDS}${string}`

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
  return Object.hasOwn(sentences, reason) ? sentences[reason as keyof typeof sentences] : reason
}

const labels: Partial<Record<string, string>> = {
  honeypot: 'hidden field filled',
  hurried: 'several within a minute',
  turnstile: 'not confirmed by Turnstile',
  markup: 'links as code',
  mostlyLinks: 'mostly links',
  jumble: 'no words',
  alphabets: 'mixed alphabets',
  links: 'links',
  overflow: 'beyond the daily number',
}

/** The same in a few words, for a list. */
export function reasonLabel(reason: string): string {
  return labels[reason] ?? reason
}
