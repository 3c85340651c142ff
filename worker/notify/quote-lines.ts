/** All characters that some programs show as the end of a line. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** Texts of a visitor, each line after `> `, so that none looks like one of ours. */
export function quoteLines(texts: string[]): string {
  const lines = texts.flatMap((text) => text.split(LINE_BREAK))
  return lines.map((line) => `> ${line}`).join('\n')
}
