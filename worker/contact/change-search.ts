/** The column `search`, each of its lines between two line breaks. */
const LINES = '(char(10) || search || char(10))'
/** The last line of `shortSearchText`. */
const REFERENCE = "lower(replace(reference, '-', ''))"

/** The place of these lines, 0 if they are missing. */
const placeOf = (lines: string) => `instr(${LINES}, char(10) || ${lines} || char(10))`

/**
 * A SQL expression: the column `search` with more lines after the name, the address and the reference, which thus are
 * never cut off.
 * @param added a parameter with the lines, which end in a line break, or `''`
 * @param max a parameter with SEARCH_MAX_LENGTH
 */
export function addSearched(added: string, max: string): string {
  const at = placeOf(REFERENCE)
  const start = `iif(${at} > 0, ${at} + length(${REFERENCE}) + 1, 1)`
  return `substr(substr(${LINES}, 1, ${start}) || ${added} || substr(char(10) || search, ${start} + 1), 2, ${max})`
}

/**
 * A SQL expression: the column `search` with other lines in place of some of its lines, at their first occurrence.
 * If they are missing, because the text was too long for them, the others are added.
 * @param before a parameter with the lines; those of notes and replies stand before the message
 * @param after a parameter with the others, which end in a line break, or `''`
 * @param max a parameter with SEARCH_MAX_LENGTH
 */
export function replaceSearched(before: string, after: string, max: string): string {
  const at = placeOf(before)
  return `iif(${at} > 0,
    substr(substr(${LINES}, 1, ${at}) || ${after} || substr(${LINES}, ${at} + length(${before}) + 2), 2, ${max}),
    ${addSearched(after, max)})`
}

/** The beginning of these lines that a search text has, where it was cut off within them; else all of them. */
export function keptOf(lines: string, search: string): string {
  if (`\n${search}\n`.includes(`\n${lines}\n`)) return lines
  const ends = [...`\n${search}`.matchAll(/\n/g)].map(({ index }) => search.slice(index))
  return ends.find((end) => lines.startsWith(end)) ?? lines
}
