import type { Context } from 'hono'
import type { OperatorEnv } from '#worker/auth/authorization.ts'
import { validate } from '#worker/http/validate.ts'
import { listQuerySchema } from './schema.ts'
import { listContacts } from './store.ts'

/**
 * The page of enquiries that the query asks for; `sent` holds the parameters as they came. Throws a
 * 422 for a wrong parameter, a 503 when storage fails.
 */
export async function readList(c: Context<OperatorEnv>) {
  const sent = new URL(c.req.url).searchParams
  const query = validate(listQuerySchema, [...sent])
  const { limit, cursor, q, status } = query
  const filter = { status, query: q }
  const page = await listContacts(c.env.DB, { ...filter, limit, before: cursor })
  return { query, sent, ...page }
}

/** The list for programs. */
export async function listAsJson(c: Context<OperatorEnv>) {
  const { contacts, next } = await readList(c)
  return c.json({ contacts, next }, 200)
}
