/**
 * Reads a host's `_headers` file. Returns the headers of a path, with names in lower case; rules for
 * other hosts (`https://…`) are ignored.
 */
export function parseHeadersFile(text: string): (path: string) => Record<string, string> {
  const rules: { matches: RegExp; headers: Record<string, string> }[] = []
  for (const line of text.split('\n').filter((each) => each.trim() && !each.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? []
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name.toLowerCase()]: value })
    else rules.push({ matches: toPattern(line.trim()), headers: {} })
  }
  return (path) =>
    Object.assign(
      {},
      ...rules.filter((rule) => rule.matches.test(path)).map((rule) => rule.headers),
    )
}

function toPattern(rule: string): RegExp {
  const literal = rule.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replaceAll('*', '.*')}$`)
}
