import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { auditInsert } from '../audit/store.ts'
import { methodNotAllowed } from '../errors.ts'
import { prefersPage } from '../form-page.ts'
import { orUnavailable } from '../storage.ts'
import { authorizeOperator } from './authorization.ts'
import { changes } from './changes/route.ts'
import { existingContact } from './existing-contact.ts'
import { enquiryAsPage, listAsPage } from './inbox/pages.tsx'
import { type InboxEnv, refuse } from './inbox/problem.tsx'
import { listAsJson } from './list.ts'
import { listAsCsv } from './list-as-csv.ts'
import { people } from './people/route.tsx'

/** How the list can be had, by media type; a link has to say `?format=csv`. */
const LISTS = {
  'application/json': listAsJson,
  'text/html': listAsPage,
  'text/csv': listAsCsv,
}

/** /api/contacts: the enquiries, for operators only. */
export const operator = new Hono<InboxEnv>()
  .use(async (c, next) => {
    await next()
    c.res.headers.set('Vary', 'Accept, Authorization')
  })
  .use(authorizeOperator)
  .get('/', (c) => {
    const supports = Object.keys(LISTS)
    const accepted = accepts(c, { header: 'Accept', supports, default: 'application/json' })
    const type = c.req.query('format') === 'csv' ? 'text/csv' : accepted
    return LISTS[type as keyof typeof LISTS](c)
  })
  .route('/', people)
  .get('/:id', async (c) => {
    const contact = await existingContact(c)
    const contactIds = [contact.id]
    await orUnavailable(() =>
      auditInsert(c.env.DB, { actor: c.var.operator, action: 'read', contactIds }).run(),
    )
    return prefersPage(c) ? enquiryAsPage(c, contact) : c.json(contact, 200)
  })
  .route('/', changes)
  .all('/:id?', () => {
    throw methodNotAllowed('GET, HEAD')
  })
  .onError(refuse)
