import { singleSpaces } from '#worker/shared/single-spaces.ts'

/** More does not fit on a line. */
const LENGTH = 240
/** The length of the text before a match: on a phone, the match has to follow it within two lines. */
const LEAD = 24

/** A column of `contact`: the beginning of the newest words of the sender, of their last mail or of the form. */
export const EXCERPT = `substr(ifnull((
    SELECT note FROM event WHERE contact_id = contact.id AND action = 'received' AND note <> ''
      AND mail ->> 'automatic' IS NULL
    ORDER BY seq DESC LIMIT 1), message), 1, ${2 * LENGTH}) AS excerpt`

/** The first words of a text on one line. */
export function openingOf(text: string, length = LENGTH): string {
  return cut(singleSpaces(text.slice(0, 2 * length + LEAD)), length)
}

/** The words of a text around the first one of a search, on one line; undefined where none is spelled so. */
export function passageOf(text: string, query: string): string | undefined {
  const line = singleSpaces(text)
  const lower = line.toLowerCase()
  const words = query.toLowerCase().match(/[^\s"]+|"[^"]+/g) ?? []
  const offsets = words.map((word) => lower.indexOf(word.replace('"', '')))
  const at = Math.min(...offsets.filter((found) => found !== -1))
  if (at === Number.POSITIVE_INFINITY) return undefined
  const space = line.indexOf(' ', Math.max(0, at - LEAD))
  return at <= LEAD ? cut(line) : `… ${cut(line.slice(space < at ? space + 1 : at))}`
}

// A cut at either end can leave half a surrogate pair, which has no UTF-8 form.
function cut(text: string, length = LENGTH): string {
  return text.slice(0, length).replace(/\p{Cs}/gu, '') + (text.length > length ? '…' : '')
}
