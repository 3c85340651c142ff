/**
 * The statements of a SQL file, in order, without comments; a trigger with its body is one statement. It
 * expects the form of our migrations: a statement begins and ends with a line, a trigger ends with the
 * line `END;`, and no string contains `--`.
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
