import { resolve } from 'node:path'

/** A prepared statement of the Worker, and its place in the source: `contact/store.ts:50`. */
export type Recorded = { sql: string; at: string }

/** The database; adds every statement that is prepared on it to `recorded`. */
export function recordStatements(db: D1Database, recorded: Recorded[]): D1Database {
  return {
    prepare(sql: string) {
      recorded.push({ sql, at: callSite() })
      return db.prepare(sql)
    },
    batch: (statements: D1PreparedStatement[]) => db.batch(statements),
  } as D1Database
}

const WORKER = `${resolve(import.meta.dirname, '..')}/`

// Vitest maps the lines of a stack back to those of the source.
function callSite(): string {
  const [, ...calls] = (new Error().stack ?? '').split(WORKER)
  const call = calls.find((each) => !/^(?:test\/|db\/storage\.ts)/.test(each)) ?? ''
  return /^[\w/-]+\.ts:\d+/.exec(call)?.[0] ?? call
}
