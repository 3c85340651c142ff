import { log } from '../http/log.ts'
import { explainFailure } from './explain-failure.ts'
import { missingMigrations, readMigration } from './migrations.ts'

/** The table of applied migrations, as `wrangler d1 migrations apply` creates it. */
const CREATE_NOTES = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  name       TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

/**
 * Applies one migration, completely or not at all, and records it in wrangler's table. The unique name of
 * the record is the lock: every caller but the first fails on it.
 */
async function applyMigration(db: D1Database, name: string, statements: string[]) {
  await db.batch([
    db.prepare(CREATE_NOTES),
    db.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name),
    ...statements.map((sql) => db.prepare(sql)),
  ])
}

/**
 * Applies the migrations that the database lacks, in order; of many simultaneous callers, one applies
 * each. Resolves to the names that are still missing: the first one failed, and the log says why. Rejects
 * when the database does not answer.
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
      log('error', 'migration_failed', { file: name, reason: explainFailure(reason) })
      return missing.slice(at)
    }
  }
  return []
}
