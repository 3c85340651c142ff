import { log } from '../http/log.ts'
import { missingMigrations, readMigration } from './migrations.ts'

/** The table in which `wrangler d1 migrations apply` notes what it applied, as wrangler creates it. */
const CREATE_NOTES = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  name       TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

/**
 * Applies one migration, whole or not at all, and notes it where wrangler does. The note is unique by its
 * name: it is the lock, on which every caller but the first fails.
 */
export async function applyMigration(db: D1Database, name: string, statements: string[]) {
  await db.batch([
    db.prepare(CREATE_NOTES),
    db.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name),
    ...statements.map((sql) => db.prepare(sql)),
  ])
}

/**
 * Applies the migrations that the database lacks, in order; of many callers at once, each by one of them.
 * Returns the names that are still missing: the first one failed, and the log says why. Rejects when the
 * database does not answer.
 */
export async function applyMissing(db: D1Database, read = readMigration): Promise<string[]> {
  const missing = await missingMigrations(db)
  for (const [at, name] of missing.entries()) {
    try {
      await applyMigration(db, name, read(name))
    } catch (error) {
      const reason = String(error)
      // Another caller was first.
      if (reason.includes('UNIQUE constraint failed: d1_migrations.name')) continue
      // A migration has no parameters, so SQLite's message names parts of the file and nobody's words.
      log('error', 'migration_failed', { file: name, reason })
      return missing.slice(at)
    }
  }
  return []
}
