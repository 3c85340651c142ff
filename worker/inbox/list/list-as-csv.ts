import type { Context } from 'hono'
import type { OperatorEnv } from '#worker/auth/authorization.ts'
import { auditInsert } from '#worker/db/audit.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { answerCsv } from '#worker/http/csv.ts'
import { validate } from '#worker/http/validate.ts'
import { enquiriesAsCsv } from './csv.ts'
import { exportQuerySchema } from './schema.ts'
import { countMatching } from './store.ts'

/**
 * Hands out every enquiry of the query as a file. The audit names how many before the first byte
 * leaves. Throws a 422 for a query it does not know, a 503 when storage fails before that.
 */
export async function listAsCsv(c: Context<OperatorEnv>): Promise<Response> {
  const query = [...new URL(c.req.url).searchParams]
  const { q, status } = validate(exportQuerySchema, query)
  const filter = { query: q, status }
  const count = await countMatching(c.env.DB, filter)
  const entry = { actor: c.var.operator, action: 'export', count } as const
  await orUnavailable(() => auditInsert(c.env.DB, entry).run())

  return answerCsv(c, 'enquiries', enquiriesAsCsv(c.env.DB, filter))
}
