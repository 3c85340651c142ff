import { searchTerms } from '#worker/contact/search-text.ts'
import { singleSpaces } from '#worker/contact/single-spaces.ts'

/** More does not fit a line. */
const LENGTH = 240
/** So much at most stands before what was found. */
const LEAD = 40
/** More would take long to look for, and mark everything. */
const MOST_TERMS = 20

const GREETING =
  /^\s*(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day)|hallo|guten tag|bonjour|hola)(?:[ \t]+[\p{L}\p{M}.'’&-]+){0,4}[ \t]*[,.!:;\n\r–—]\s*/iu

const SYNTAX = /[\\^$.*+?()[\]{}|/]/
const IGNORED = '[\\p{M}\\p{Cf}]*'
const WITHIN_NUMBER = '[\\p{M}\\p{Cf}\\p{Pd} ()./]*'

/** What finds the terms of a search in a text (in NFKD), whatever its case, accents and dashes. */
export function termPattern(query: string | undefined): RegExp | undefined {
  const terms = searchTerms(query ?? '').slice(0, MOST_TERMS)
  if (terms.length === 0) return undefined
  const longestFirst = terms.toSorted((a, b) => b.length - a.length)
  return new RegExp(`(${longestFirst.map(toSource).join('|')})`, 'giu')
}

function toSource(term: string): string {
  const between = /^\d{7,}$/.test(term) ? WITHIN_NUMBER : IGNORED
  const signs = Array.from(term.normalize('NFKD'), (sign) => {
    return sign === '-' ? '\\p{Pd}' : sign === ' ' ? '\\s+' : sign.replace(SYNTAX, '\\$&')
  })
  return signs.join(between) + IGNORED
}

/** Whether the pattern finds anything in a text. */
export function hasMatch(text: string, pattern: RegExp): boolean {
  return text.normalize('NFKD').search(pattern) !== -1
}

/** A text with all that the pattern finds in it marked. */
export function Marked({ text, pattern }: { text: string; pattern: RegExp | undefined }) {
  if (!pattern) return <>{text}</>
  const parts = text.normalize('NFKD').split(pattern)
  return <>{parts.map((part, at) => mark(part.normalize('NFC'), at % 2 === 1))}</>
}

const mark = (part: string, isFound: boolean) => (isFound ? <mark>{part}</mark> : part)

/**
 * What a message is about, on one line: from behind its greeting on or, with a pattern, from shortly
 * before what that finds first.
 */
export function excerptOf(message: string, pattern?: RegExp): string {
  const text = singleSpaces(message).normalize('NFKD')
  const at = pattern ? text.search(pattern) : -1
  if (at === -1) return cut(singleSpaces(message.replace(GREETING, '')) || text)
  if (at <= LEAD) return cut(text)
  const space = text.indexOf(' ', at - LEAD)
  return `… ${cut(text.slice(space < at ? space + 1 : at - LEAD))}`
}

// A letter of two units that was cut in two has no UTF-8 form.
function cut(text: string): string {
  return (text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text).toWellFormed().normalize('NFC')
}
