/**
 * The statements of a file of SQL, in order, without comments; a trigger is one, with what it holds. It
 * knows the form of our migrations: a statement begins and ends with a line, a trigger with the line
 * `END;`, and no text of theirs holds `--`.
 */
export function statementsOf(sql: string): string[] {
  const statements: string[] = []
  let statement = ''
  for (const line of sql.split('\n')) {
    const [code = ''] = line.split('--')
    statement = `${statement}\n${code}`.trim()
    const end = statement.startsWith('CREATE TRIGGER') ? '\nEND;' : ';'
    if (!statement.endsWith(end)) continue
    statements.push(statement.slice(0, -1))
    statement = ''
  }
  return statements
}
