import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { MIGRATIONS } from '../db/migrations.ts'
import { migrationStatements } from './migration-statements.ts'

/**
 * A migrated database in this process, with the part of D1's API that the Worker uses: for tests of the
 * Worker, not of D1, that make thousands of calls. A batch is one transaction.
 */
export function memoryDatabase(migrations = MIGRATIONS): D1Database {
  const sqlite = new DatabaseSync(':memory:')
  sqlite.deserialize(migrated(migrations))

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

const images = new Map<string, Uint8Array>()

/** The bytes of a migrated database: migrating takes many times as long as copying it. */
function migrated(migrations: string[]): Uint8Array {
  const key = migrations.join()
  const image = images.get(key) ?? migrate(migrations)
  images.set(key, image)
  return image
}

function migrate(migrations: string[]): Uint8Array {
  const sqlite = new DatabaseSync(':memory:')
  for (const sql of migrationStatements(migrations)) sqlite.exec(sql)
  return sqlite.serialize()
}

/** Notes these migrations as applied, in a table like that of wrangler. */
export async function noteMigrations(db: D1Database, names: string[]): Promise<void> {
  const table = 'CREATE TABLE d1_migrations AS SELECT value AS name FROM json_each(?1)'
  await db.prepare(table).bind(JSON.stringify(names)).run()
}
