import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { prefersPage } from '#worker/forms/form-page.ts'
import { ApiError, allowOnly } from '#worker/http/errors.ts'
import { readFields } from '#worker/http/request-body.ts'
import { validate } from '#worker/http/validate.ts'
import { deliverDue } from '#worker/notify/deliver.ts'
import { findEnquiry } from '../enquiry/store.ts'
import { renderPage } from '../layout/document.tsx'
import type { InboxEnv } from '../layout/error-page.tsx'
import { personEmail } from '../layout/fields.tsx'
import { PersonPage } from './page.tsx'
import { erasePerson, exportPerson, summarizePersonData, type UnsentReply } from './store.ts'

/** The person that a request is about. The address comes out trimmed; its case is ignored. */
export const personSchema = z.strictObject(
  { email: personEmail },
  'Remove this field: only email is accepted.',
)

const exportSchema = z.strictObject(
  { email: personEmail, format: z.optional(z.enum(['html'], 'Send html, or leave it out.')) },
  'Remove this field: only email and format are accepted.',
)

const personQuerySchema = z.strictObject(
  { enquiry: z.optional(z.string()) },
  'Remove this parameter: only enquiry is accepted.',
)

/**
 * /api/contacts/export and /api/contacts/erase export or erase one person's data without asking, the latter once the
 * replies to it have left (a 409 names those that cannot);
 * /api/contacts/person is the page that shows the data first. The address is in the body, as JSON or as a
 * form post, because URLs are recorded in many places; the page also takes the id of an enquiry.
 */
export const dataRequestRoutes = new Hono<InboxEnv>()
  .post('/export', async (c) => {
    const { email, format } = validate(exportSchema, await readFields(c.req))
    const by = { email, actor: c.var.operator }
    const person = await exportPerson(c.env.DB, by, format && c.var.form)
    const today = new Date().toISOString().slice(0, 10)
    return c.body(person, 200, {
      'Content-Type': format ? 'text/html; charset=utf-8' : 'application/json',
      'Content-Disposition': `attachment; filename="person-${today}.${format ?? 'json'}"`,
    })
  })
  .post('/erase', async (c) => {
    const { erased, waiting } = await erasePerson(c.env.DB, await readPerson(c), () =>
      deliverDue(c.env),
    )
    if (waiting.length > 0) throw notLeft(waiting)
    return prefersPage(c) ? renderPage(c, <PersonPage erased={erased} />) : c.json({ erased }, 200)
  })
  .get('/person', async (c) => {
    const { enquiry: id } = validate(personQuerySchema, [...new URL(c.req.url).searchParams])
    const enquiry = id && (await findEnquiry(c.env.DB, id))
    const person = enquiry ? await summarizePersonData(c.env.DB, enquiry.email) : undefined
    return renderPage(c, <PersonPage person={person} />)
  })
  .post('/person', async (c) => {
    const { email } = await readPerson(c)
    return renderPage(c, <PersonPage person={await summarizePersonData(c.env.DB, email)} />)
  })
  .all('/person', allowOnly('GET, HEAD, POST'))
  .all('/:action{(?:export|erase)}', allowOnly('POST'))

async function readPerson(c: Context<InboxEnv>) {
  const { email } = validate(personSchema, await readFields(c.req))
  return { email, actor: c.var.operator }
}

function notLeft(waiting: UnsentReply[]) {
  const names = waiting.map(({ name, reference }) => `${name} (${reference})`)
  return new ApiError(
    409,
    'reply_waiting',
    `A reply has not left yet, so its enquiry is not erased: ${new Intl.ListFormat('en').format(names)}. Take it back, or erase again once it has left.`,
  )
}
