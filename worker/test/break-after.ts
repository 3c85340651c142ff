/**
 * The database, which rejects further statements after a number of them ran with `all`. `onAll` is called
 * before each of them.
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
