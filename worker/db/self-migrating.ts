import { applyMissing } from './apply-missing.ts'

/** SQLite's error messages for a statement that is newer than the database. */
const LACKS_MIGRATION = /no such (?:table|column)|has no column named/

/**
 * The database, which applies missing migrations automatically: when a statement or batch fails for a
 * missing table or column, the migrations are applied and it is tried once more. Statements that succeed
 * cost nothing extra. Requests share nothing: the runtime may end the one that the others wait for.
 */
export function selfMigrating(db: D1Database): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const run = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call()
    } catch (error) {
      if (!LACKS_MIGRATION.test(String(error))) throw error
      await applyMissing(db)
      return call()
    }
  }
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      first: (column: string) => run(() => statement.first(column)),
      run: () => run(() => statement.run()),
      all: () => run(() => statement.all()),
    } as D1PreparedStatement
    originals.set(wrapped, statement)
    return wrapped
  }
  return {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      run(() => db.batch(statements.map((each) => originals.get(each) ?? each))),
  } as D1Database
}
