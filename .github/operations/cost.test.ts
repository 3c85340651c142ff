import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expire } from '#worker/retention/expire.ts'
import { asOperator, inProcess, postOf } from '#worker/test/in-process.ts'
import { serveWorker } from '#worker/test/serve-worker.ts'

const worker = serveWorker()

test('an enquiry reads and writes at most the number of rows in cost.md, and at least half of it', async () => {
  const page = readFileSync(join(import.meta.dirname, 'cost.md'), 'utf8')
  const rows = { read: 0, written: 0 }
  const DB = counting(await worker.database(), ({ meta }) => {
    rows.read += meta.rows_read
    rows.written += meta.rows_written
  })
  const sent = { name: 'Ada', email: 'ada@lovelace.example', message: 'A planet' }

  const { id } = await post(DB, '/api/contact', sent)
  for (const status of ['open', 'done']) await post(DB, `/api/contacts/${id}/status`, { status })
  await expire(DB, new Date('2999-01-01'))

  for (const key of ['read', 'written'] as const) {
    const [, assumed] =
      page.match(new RegExp(`^\\| rows ${key} for an enquiry .*\\| (\\d+) +\\|$`, 'm')) ?? []
    expect(rows[key]).toBeLessThanOrEqual(Number(assumed))
    expect(rows[key]).toBeGreaterThanOrEqual(Number(assumed) / 2)
  }
})

/** Resolves when all notifications about it are sent, too. */
async function post(DB: D1Database, path: string, fields: object): Promise<{ id: string }> {
  const EMAIL = { send: () => Promise.resolve({ messageId: '' }) }
  const mail = { EMAIL, EMAIL_FROM: 'site@lumenfold.example', EMAIL_TO: 'sales@lumenfold.example' }
  const response = await inProcess({ DB, ...mail })(path, postOf(fields, asOperator))
  expect(response.ok).toBe(true)
  return response.json()
}

type Count = (result: D1Result) => void
type Counted = D1PreparedStatement & { statement: D1PreparedStatement }

/** The database, with each result handed to `count`. */
function counting(db: D1Database, count: Count): D1Database {
  const counted = (statement: D1PreparedStatement): Counted => {
    const all = async () => {
      const result = await statement.all<Record<string, unknown>>()
      count(result)
      return result
    }
    const first = async (column?: string) => {
      const [row = null] = (await all()).results
      return column ? row?.[column] : row
    }
    const bind = (...values: unknown[]) => counted(statement.bind(...values))
    return { statement, bind, all, run: all, first } as unknown as Counted
  }
  const batch = async (statements: D1PreparedStatement[]) => {
    const results = await db.batch(statements.map((each) => (each as Counted).statement))
    results.forEach(count)
    return results
  }
  return { prepare: (sql: string) => counted(db.prepare(sql)), batch } as unknown as D1Database
}
