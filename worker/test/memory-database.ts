import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { MIGRATIONS, readMigrationStatements } from '../db/migrations.ts'

/**
 * A database in this process, with the part of D1's API that the Worker uses: for tests of the
 * Worker, not of D1, that make thousands of calls. A batch is one transaction. It is migrated as by wrangler, unless it `isEmpty`.
 */
export function memoryDatabase({ isEmpty = false } = {}): D1Database {
  const sqlite = new DatabaseSync(':memory:')
  if (!isEmpty) sqlite.deserialize(migrated())

  const counted = sqlite.prepare('SELECT changes() AS changes')
  const run = (sql: string, values: SQLInputValue[]) => {
    const results = sqlite.prepare(sql).all(...values)
    const { changes } = counted.get() ?? {}
    return { success: true, results, meta: { changes } }
  }
  const runs = new WeakMap<object, () => ReturnType<typeof run>>()
  const statement = (sql: string, values: SQLInputValue[] = []): object => {
    const execute = async () => run(sql, values)
    const prepared = {
      bind: (...next: SQLInputValue[]) => statement(sql, next),
      run: execute,
      all: execute,
      first: async (column?: string) => {
        const row = run(sql, values).results[0]
        if (!row) return null
        return column === undefined ? row : row[column]
      },
    }
    runs.set(prepared, () => run(sql, values))
    return prepared
  }
  const batch = async (statements: object[]) => {
    sqlite.exec('BEGIN')
    try {
      const results = statements.map((each) => runs.get(each)?.())
      sqlite.exec('COMMIT')
      return results
    } catch (error) {
      sqlite.exec('ROLLBACK')
      throw error
    }
  }
  const exec = async (sql: string) => sqlite.exec(sql)
  return { prepare: (sql: string) => statement(sql), batch, exec } as unknown as D1Database
}

let image: Uint8Array | undefined

/** The bytes of a migrated database: migrating takes many times as long as copying it. */
function migrated(): Uint8Array {
  if (image) return image
  const sqlite = new DatabaseSync(':memory:')
  for (const sql of MIGRATIONS.flatMap(readMigrationStatements)) sqlite.exec(sql)
  sqlite.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE)')
  const note = sqlite.prepare('INSERT INTO d1_migrations (name) VALUES (?)')
  for (const name of MIGRATIONS) note.run(name)
  image = sqlite.serialize()
  return image
}
