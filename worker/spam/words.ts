const LINK = /(?:https?:\/\/|www\.)[!-~]*/gi

// Chinese and Japanese have no blanks: each of their characters is a word. A dot or an apostrophe joins
// what it stands between, so that a host name is one word, which hardly any other text has.
const TOKEN =
  /[$€£¥%!?]|[.,:;\n]|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+(?:[.'][[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+)*/gv

const BREAKS = new Set('.,:;\n')

/**
 * The words of a text in small letters, clause by clause; a link ends one. A number is `#`; `!`, `?`,
 * `%` and signs of money are words of their own.
 */
export function readClauses(text: string): string[][] {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(LINK, '\n')
    .replace(/@[!-~]*/g, ' ')
  let clause: string[] = []
  const clauses = [clause]
  for (const token of plain.match(TOKEN) ?? []) {
    if (BREAKS.has(token)) {
      clause = []
      clauses.push(clause)
    } else clause.push(isNumber(token) ? '#' : token)
  }
  return clauses.filter(({ length }) => length > 0)
}

// Few words begin with anything but a Latin letter, and a comparison is quicker than an expression.
const isNumber = (token: string) => (token < 'a' || token > '{') && /^\p{N}/u.test(token)

/** Each word, and each pair of neighbours within a clause (`guest post`), as often as they occur. */
export function termsOf(clauses: readonly string[][]): string[] {
  return clauses.flatMap((clause) =>
    clause.flatMap((word, at) => (at === 0 ? word : [word, `${clause[at - 1]} ${word}`])),
  )
}

/** From so many words and pairs on they share what they weigh, so that a long text is no louder. */
const FULL = 60

/** What each word or pair of a text counts, when the text has `length` of them: above 0, at most 1. */
export function shareOf(length: number): number {
  return Math.min(1, Math.sqrt(FULL / Math.max(1, length)))
}

/** How many links a text has; the same one twice counts twice. */
export function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0
}

// Enquiries refer to tenders, shops and faults: links alone hold nobody, were there many of them.
const LINK_WEIGHT = 0.5
const MOST_LINKS = 3

/** How much so many links of a text speak for spam, on the scale of what the model's words weigh. */
export function weighLinks(count: number): number {
  return LINK_WEIGHT * Math.min(count, MOST_LINKS)
}
