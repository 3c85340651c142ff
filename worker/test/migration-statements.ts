import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../db/migrations')

/** Every statement of the migrations, in order; a trigger is one, with what it holds. */
export function migrationStatements(): string[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => statementsOf(readFileSync(join(FOLDER, file), 'utf8')))
}

function statementsOf(sql: string): string[] {
  const bare = sql.replace(/--.*$/gm, '')
  const statements = bare.match(/\s*(?:CREATE TRIGGER.*?\bEND|[^;]+);/gs) ?? []
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}
