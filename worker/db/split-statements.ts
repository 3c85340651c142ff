/** The beginnings of statements: all further lines of one, such as the body of a trigger, begin otherwise. */
const BEGINNING = /^(?=(?:CREATE|ALTER|DROP|INSERT|UPDATE|DELETE) )/m

/** The statements of one of our migrations: nothing else begins a line with a verb, and no string contains `--`. */
export function splitSqlStatements(sql: string): string[] {
  const statements = sql.replaceAll(/--.*/g, '').split(BEGINNING)
  return statements.map((each) => each.trim()).filter((each) => each !== '')
}
