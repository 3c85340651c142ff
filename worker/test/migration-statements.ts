import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../db/migrations')

/** Every statement of these migrations, or of all, in order; a trigger is one, with what it holds. */
export function migrationStatements(files = readdirSync(FOLDER).sort()): string[] {
  return files.flatMap((file) => statementsOf(readFileSync(join(FOLDER, file), 'utf8')))
}

function statementsOf(sql: string): string[] {
  const bare = sql.replace(/--.*$/gm, '')
  const statements = bare.match(/\s*(?:CREATE TRIGGER.*?\bEND|[^;]+);/gs) ?? []
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}
