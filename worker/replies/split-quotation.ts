/** The newest part of a mail, and the earlier mails that it quotes, if any. */
type SplitText = { newest: string; quoted?: string }

/** A rule above an earlier mail: "-----Original Message-----", "________". */
const RULE = /^_{5}|^-{3,}[^-]+-{3,}\s*$/
/** A field of its header, in any language: "From: Ben <us@company.example>". */
const FIELD = /^[*\s]*[^\s:]{1,20}\s?[:：]/

/**
 * Splits the text of a mail at the mail that it quotes: a block of lines with `>`, or what follows a line that
 * names one of our addresses as its sender, or two fields of a header below a rule. The newest part stands above it, or
 * below if nothing stands above; a text with a reply between quoted lines stays in one piece, and so does one that
 * quotes nothing.
 */
export function splitQuotation(text: string, ours: readonly string[]): SplitText {
  const lines = text.split('\n')
  const start = lines.findIndex((_, at) => beginsQuotation(lines, at, ours))
  if (start < 0) return { newest: text }
  const end = lines.findLastIndex(isQuoted) + 1
  const block = lines.slice(lines.findIndex(isQuoted), end)
  const isRepliedWithin = block.some((line) => line.trim() && !isQuoted(line))
  const above = lines.slice(0, start).join('\n').trim()
  const below = end > start ? lines.slice(end).join('\n').trim() : ''
  if (isRepliedWithin || Boolean(above) === Boolean(below)) return { newest: text }
  const quoted = lines
    .slice(start, below ? end : undefined)
    .join('\n')
    .trim()
  return { newest: above || below, quoted }
}

const isQuoted = (line: string) => line.startsWith('>')
const endsWithColon = (line = '') => /[:：]$/.test(line.trimEnd())

function beginsQuotation(lines: string[], at: number, ours: readonly string[]): boolean {
  const [line = '', second = '', third = '', fourth = ''] = lines.slice(at, at + 4)
  const names = (text: string) => ours.some((address) => text.toLowerCase().includes(address))
  if (isQuoted(line)) return true
  // One field alone is also a heading between dashes and a line of one's own.
  const [field, next] = second ? [second, third] : [third, fourth]
  if (RULE.test(line) && FIELD.test(field) && (FIELD.test(next) || names(field))) return true
  if (names(line) && (FIELD.test(line) || endsWithColon(second))) return true
  // "On Monday, Ben wrote:", then the quoted lines, or the mail as it is.
  const isAttribution = (text: string, after: string) =>
    endsWithColon(text) && (isQuoted(after) || names(text))
  if (isAttribution(line, second || third)) return true
  // The same in two lines, of which the first has the date.
  return /\d/.test(line) && isAttribution(second, third || fourth)
}
