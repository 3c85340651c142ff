/** The newest part of a mail, and the earlier mails that it quotes, if any. */
type SplitText = { newest: string; quoted?: string }

/** A rule above an earlier mail: "-----Original Message-----", "________". */
const RULE = /^_{5}|^-{3,}[^-]+-{3,}\s*$/
/** The first line of its header, in any language: "From: Ben <us@company.example>". */
const FIELD = /^[*\s]*[^\s:]{1,20}\s?[:：]/

/**
 * Splits the text of a mail at the mail that it quotes: a block of lines with `>`, or what follows a line that
 * names one of our addresses as its sender. The newest part stands above it, or below if nothing stands above;
 * an answer between quoted lines stays in one piece, and so does a text that quotes nothing.
 */
export function splitQuotation(text: string, ours: readonly string[]): SplitText {
  const lines = text.split('\n')
  const start = lines.findIndex((_, at) => beginsQuotation(lines, at, ours))
  if (start < 0) return { newest: text }
  const end = lines.findLastIndex(isQuoted) + 1
  const above = lines.slice(0, start).join('\n').trim()
  const below = end > start ? lines.slice(end).join('\n').trim() : ''
  if (Boolean(above) === Boolean(below)) return { newest: text }
  const quoted = lines
    .slice(start, below ? end : undefined)
    .join('\n')
    .trim()
  return { newest: above || below, quoted }
}

const isQuoted = (line: string) => line.startsWith('>')
const endsWithColon = (line = '') => /[:：]$/.test(line.trimEnd())

function beginsQuotation(lines: string[], at: number, ours: readonly string[]): boolean {
  const [line = '', second = '', third = ''] = lines.slice(at, at + 3)
  const names = (text: string) => ours.some((address) => text.toLowerCase().includes(address))
  if (isQuoted(line)) return true
  if (RULE.test(line) && FIELD.test(second || third)) return true
  if (names(line) && (FIELD.test(line) || endsWithColon(second))) return true
  // "On Monday, Ben wrote:", then the quoted lines, or the mail as it is.
  const isAttribution = (text: string, after: string) =>
    endsWithColon(text) && (isQuoted(after) || names(text))
  if (isAttribution(line, second || third)) return true
  // The same in two lines, of which the first has the date.
  return /\d/.test(line) && isAttribution(second, third || (lines[at + 3] ?? ''))
}
