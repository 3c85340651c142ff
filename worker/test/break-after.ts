/**
 * The database, until it has run so many statements with `all`: from then on these are rejected.
 * `onAll` hears of each before it runs.
 */
export function breakAfter(db: D1Database, statements: number, onAll = () => {}): D1Database {
  let left = statements
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
    ({
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      first: (column: string) => statement.first(column),
      all: () => {
        onAll()
        if (left-- <= 0) return Promise.reject(new Error('D1_ERROR: Network connection lost.'))
        return statement.all()
      },
    }) as D1PreparedStatement
  return { prepare: (sql: string) => wrap(db.prepare(sql)) } as D1Database
}
