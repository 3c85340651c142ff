import { Miniflare } from 'miniflare'
import { builtWorker, type Modules, quietly } from '../../worker/test/built-worker.ts'

export const OPERATOR_TOKEN = 'a-token-for-the-benchmark-only'

/** Runs a script in workerd with an empty database of these tables, limits of rate out of the way. */
export async function serveScript(script: string | Modules, tables: string[]) {
  const worker = builtWorker('bench', script, { vars: { OPERATOR_TOKEN }, limit: 1_000_000 })
  const server = new Miniflare({ ...quietly, workers: [worker] })
  const { origin } = await server.ready
  const database = await server.getD1Database('DB')
  await database.batch(tables.map((sql) => database.prepare(sql)))
  return { origin, database, stop: () => server.dispose() }
}
