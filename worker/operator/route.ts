import { Hono } from 'hono'
import { methodNotAllowed } from '../errors.ts'
import { validate } from '../validate.ts'
import { authorizeOperator, type OperatorEnv } from './authorization.ts'
import { answerCsv, prefersCsv } from './csv-answer.ts'
import { encodeCursor } from './cursor.ts'
import { people } from './people/route.ts'
import { listQuerySchema } from './schema.ts'
import { listContacts } from './store.ts'

/** /api/contacts: the enquiries, for operators only. */
export const operator = new Hono<OperatorEnv>()
  .use(async (c, next) => {
    await next()
    c.res.headers.set('Vary', 'Accept, Authorization')
  })
  .route('/', people)
  .get('/', authorizeOperator, async (c) => {
    if (prefersCsv(c)) return answerCsv(c)
    const query = [...new URL(c.req.url).searchParams]
    const { limit, cursor, q, status } = validate(listQuerySchema, query)
    const { contacts, next } = await listContacts(c.env.DB, {
      limit,
      before: cursor,
      status,
      query: q,
    })
    return c.json({ contacts, next: next && encodeCursor(next) }, 200)
  })
  .all('/', () => {
    throw methodNotAllowed('GET, HEAD')
  })
