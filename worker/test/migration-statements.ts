import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitSqlStatements } from '../db/split-statements.ts'

const FOLDER = join(import.meta.dirname, '../db/migrations')

/** Every statement of the migrations, in order; for Node without Vitest, too. */
export function migrationStatements(): string[] {
  const files = readdirSync(FOLDER).sort()
  return files.flatMap((file) => splitSqlStatements(readFileSync(join(FOLDER, file), 'utf8')))
}
