/// <reference path="./sql.d.ts" />
import tables from './migrations/0001_tables.sql'
import { statementsOf } from './statements.ts'

const TEXTS: Record<string, string> = {
  '0001_tables.sql': tables,
}

/** The files of the folder `migrations`, in order. The Worker's statements need all of them. */
export const MIGRATIONS = Object.keys(TEXTS)

/** The statements of one of MIGRATIONS, in order. */
export function readMigration(name: string): string[] {
  return statementsOf(TEXTS[name] ?? '')
}

/** The migrations that the database lacks. Rejects when the database does not answer. */
export async function missingMigrations(db: D1Database): Promise<string[]> {
  const applied = await readApplied(db)
  return MIGRATIONS.filter((name) => !applied.includes(name))
}

/** Reads wrangler's table of applied migrations, which does not exist before the first one. */
async function readApplied(db: D1Database): Promise<string[]> {
  try {
    const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
    return results.map(({ name }) => name)
  } catch (error) {
    if (String(error).includes('no such table')) return []
    throw error
  }
}
