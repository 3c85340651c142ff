/**
 * A SQL expression: the column `search` with other lines in place of some of its lines, at their first occurrence.
 * If they are missing, because the text was too long for them, the others come first.
 * @param before a parameter with the lines; those of notes and replies stand before the words of the form
 * @param after a parameter with the others, which end in a line break, or `''`
 * @param max a parameter with SEARCH_MAX_LENGTH
 */
export function replaceSearched(before: string, after: string, max: string): string {
  const lines = '(char(10) || search || char(10))'
  const at = `instr(${lines}, char(10) || ${before} || char(10))`
  return `substr(iif(${at} > 0,
    substr(${lines}, 1, ${at}) || ${after} || substr(${lines}, ${at} + length(${before}) + 2),
    char(10) || ${after} || search), 2, ${max})`
}

/** The beginning of these lines that a search text has, where it was cut off within them; else all of them. */
export function keptOf(lines: string, search: string): string {
  if (`\n${search}\n`.includes(`\n${lines}\n`)) return lines
  const ends = [...`\n${search}`.matchAll(/\n/g)].map(({ index }) => search.slice(index))
  return ends.find((end) => lines.startsWith(end)) ?? lines
}
