/** A call to the database: its results, one of each statement. */
type Call = () => Promise<D1Result[]>

/** The database; `around` makes each call to it, and gives the results. */
export function intercept(db: D1Database, around: (call: Call) => Promise<D1Result[]>): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => (await around(async () => [await statement.all()]))[0]
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all,
      run: all,
      async first(column?: string) {
        const row = ((await all())?.results[0] ?? null) as Record<string, unknown> | null
        return column === undefined ? row : (row?.[column] ?? null)
      },
    } as unknown as D1PreparedStatement
    originals.set(wrapped, statement)
    return wrapped
  }
  return {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      around(() => db.batch(statements.map((each) => originals.get(each) ?? each))),
  } as unknown as D1Database
}
