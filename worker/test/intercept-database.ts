import { resolve } from 'node:path'

/** A call to the database: its results, one of each statement. */
type Call = () => Promise<D1Result[]>

/** The database; `around` makes each call to it, and gives the results. */
export function intercept(db: D1Database, around: (call: Call) => Promise<D1Result[]>): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => (await around(async () => [await statement.all()]))[0]
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all,
      run: all,
      async first(column?: string) {
        const row = ((await all())?.results[0] ?? null) as Record<string, unknown> | null
        return column === undefined ? row : (row?.[column] ?? null)
      },
    } as unknown as D1PreparedStatement
    originals.set(wrapped, statement)
    return wrapped
  }
  return {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      around(() => db.batch(statements.map((each) => originals.get(each) ?? each))),
  } as unknown as D1Database
}

/** A prepared statement of the Worker, and its place in the source: `enquiry/create-enquiry.ts:50`. */
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
  const call = calls.find((each) => !/^(?:test\/|db\/database-wrapper\.ts)/.test(each)) ?? ''
  return /^[\w/-]+\.ts:\d+/.exec(call)?.[0] ?? call
}
