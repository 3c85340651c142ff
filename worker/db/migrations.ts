/// <reference path="./sql.d.ts" />
import { log } from '../http/log.ts'
import tables from './migrations/0001_tables.sql'
import { splitSqlStatements } from './split-statements.ts'

const TEXTS: Record<string, string> = {
  '0001_tables.sql': tables,
}

/** The files of the folder `migrations`, in order. The Worker's statements need all of them. */
export const MIGRATIONS = Object.keys(TEXTS)

/** The statements of one of MIGRATIONS, in order. */
export function readMigrationStatements(name: string): string[] {
  return splitSqlStatements(TEXTS[name] ?? '')
}

/** The table of applied migrations, as `wrangler d1 migrations apply` creates it. */
const CREATE_NOTES = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  name       TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

/**
 * Applies the migrations that the database lacks, in order, each completely or not at all; of many simultaneous callers,
 * one applies each. Resolves to the names that are still missing: the first one failed, and the log says why. Rejects
 * when the database does not answer.
 */
export async function applyMissingMigrations(
  db: D1Database,
  read = readMigrationStatements,
): Promise<string[]> {
  const [, applied] = await db.batch<{ name: string }>([
    db.prepare(CREATE_NOTES),
    db.prepare('SELECT name FROM d1_migrations'),
  ])
  const missing = MIGRATIONS.filter((file) => !applied?.results.some(({ name }) => name === file))
  for (const [at, file] of missing.entries()) {
    try {
      await db.batch([
        // Its name is unique: every caller but the first fails on it.
        db.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(file),
        ...read(file).map((sql) => db.prepare(sql)),
      ])
    } catch (error) {
      const reason = String(error)
      if (reason.includes('UNIQUE constraint failed: d1_migrations.name')) continue
      // A migration has no parameters, so SQLite's message names parts of the file and nobody's words.
      log('error', 'migration_failed', { file, reason })
      return missing.slice(at)
    }
  }
  return []
}
