import { singleSpaces } from '#worker/contact/single-spaces.ts'
import { compose, decompose } from '#worker/shared/normal-form.ts'
import { findFirst, findTerms } from './term-places.ts'

/** More does not fit on a line. */
const LENGTH = 240
/** The maximum length of the text before a match. */
const LEAD = 40
/** The length of a message's beginning that is searched for a greeting, and for terms with any accents. */
const READ = 2000

const GREETING =
  /^\s*(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day)|hallo|guten tag|bonjour|hola)(?:[ \t]+[\p{L}\p{M}.'’&-]+){0,4}[ \t]*[,.!:;\n\r–—]\s*/iu

type MarkedProps = {
  text: string
  /** From `parseTerms`. */
  terms: readonly string[]
}

/** A text with all occurrences of the search terms marked. */
export function Marked({ text, terms }: MarkedProps) {
  if (terms.length === 0) return <>{text}</>
  const shown = decompose(singleSpaces(text))
  let at = 0
  const parts = findTerms(shown, terms).flatMap(({ from, to }) => {
    const before = compose(shown.slice(at, from))
    at = to
    return [before, <mark>{compose(shown.slice(from, to))}</mark>]
  })
  return (
    <>
      {parts}
      {compose(shown.slice(at))}
    </>
  )
}

/** The beginning of a message on one line, without its greeting. */
export function openingOf(message: string): string {
  const start = message.trimStart().slice(0, READ)
  return cut(singleSpaces(start.replace(GREETING, '')) || singleSpaces(start))
}

/**
 * The part of a text that contains one of the terms, on one line, from shortly before it; undefined without
 * a match. After the first 2,000 characters, a term matches only with exactly the typed letters.
 */
export function passageOf(text: string, terms: readonly string[]): string | undefined {
  if (terms.length === 0) return undefined
  const line = singleSpaces(text)
  const start = decompose(line.slice(0, READ))
  const at = findFirst(start, terms)
  if (at !== -1) return cutBefore(start + line.slice(READ), at)
  const small = line.toLowerCase()
  const [first] = terms.map((term) => small.indexOf(term)).filter((found) => found !== -1)
  return first === undefined ? undefined : cutBefore(line, first)
}

function cutBefore(line: string, at: number): string {
  if (at <= LEAD) return cut(line)
  const space = line.indexOf(' ', at - LEAD)
  return `… ${cut(line.slice(space < at ? space + 1 : at - LEAD))}`
}

// The cut can leave half a surrogate pair, which has no UTF-8 form.
function cut(text: string): string {
  return compose((text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text).toWellFormed())
}
