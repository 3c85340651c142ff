/**
 * The statements of a file of SQL, in order; a trigger is one, with what it holds. Knows the SQL of our
 * migrations: no text of theirs holds `--` or a semicolon.
 */
export function statementsOf(sql: string): string[] {
  const bare = sql.replace(/--.*$/gm, '')
  const statements = bare.match(/\s*(?:CREATE TRIGGER.*?\bEND|[^;]+);/gs) ?? []
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}
