import { Miniflare } from 'miniflare'
import { applyMissing } from '#worker/db/apply-missing.ts'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { builtWorker, bundleWorker, quietly } from '#worker/test/built-worker.ts'
import { OPERATOR_TOKEN } from '#worker/test/serve-worker.ts'

/**
 * The built site and Worker as `wrangler deploy` would ship them, with the limits of wrangler.toml: the
 * same runtime as `npm start`, without what wrangler puts before it, and so about twice as fast. The
 * database is empty, and in memory.
 */
export async function serveBuilt() {
  const worker = builtWorker('hostile', bundleWorker(), { vars: { OPERATOR_TOKEN }, site: true })
  const server = new Miniflare({ ...quietly, workers: [worker] })
  const { origin } = await server.ready
  const database = (await server.getD1Database('DB')) as unknown as D1Database
  await applyMissing(database)
  return { origin, database, policy: Object.keys(securityHeaders()), stop: () => server.dispose() }
}
