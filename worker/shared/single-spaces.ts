// Skips single spaces between words: replacing each with itself takes three times as long.
const UNEVEN_SPACE = /\s{2,}|[^\S ]/g

/** The text with one space for each run of white space between words, and none around it. */
export function singleSpaces(text: string): string {
  return text.replace(UNEVEN_SPACE, ' ').trim()
}
