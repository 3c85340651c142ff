import { StorageError } from '../http/errors.ts'
import { withinTime } from '../time.ts'
import { applyMissingMigrations } from './migrations.ts'

/** SQLite's error messages for a statement that is newer than the database. */
const LACKS_MIGRATION = /no such (?:table|column)|has no column named/

/**
 * How long a call waits for the database: less than the page waits (web/src/lib/request.ts), so that the page
 * receives the time to retry. D1 stops after 30 s of work, and promises nothing for its queue.
 */
const PATIENCE_MS = 15_000

/**
 * The database with three rules for every call to it. One that fails, or takes longer than 15 s, rejects with a
 * StorageError; it may still take effect. One that fails for a missing table or column is repeated once, after the
 * missing migrations: calls that succeed cost nothing extra. Requests share nothing: the runtime may end the one that
 * others wait for.
 */
export function withTimeoutAndMigrations(db: D1Database): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const migrated = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await withinTime(call(), PATIENCE_MS)
    } catch (error) {
      if (!LACKS_MIGRATION.test(String(error))) throw error
      await applyMissingMigrations(db)
      return withinTime(call(), PATIENCE_MS)
    }
  }
  const run = <T>(call: () => Promise<T>): Promise<T> =>
    migrated(call).catch((error) => {
      throw new StorageError(String(error))
    })
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
