import type { Context } from 'hono'
import type { OperatorEnv } from '#worker/auth/authorization.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { validate } from '#worker/http/validate.ts'
import { operatorChannels } from '#worker/notify/channels.ts'
import { listDeadLetters } from '#worker/outbox/store.ts'
import { EnquiryPage } from '../enquiry/enquiry-page.tsx'
import { answerPage } from '../page/document.tsx'
import { DEAD_LETTERS_SHOWN } from '../page/notices.tsx'
import { readList } from './list.ts'
import { ListPage } from './list-page.tsx'
import { enquiryQuerySchema } from './schema.ts'
import { countContacts, findReceipt, type OperatorContact } from './store.ts'

/** The list for people. Throws a 422 for a wrong parameter, a 503 when storage fails. */
export async function listAsPage(c: Context<OperatorEnv>) {
  const { query, sent, contacts, next } = await readList(c)
  const { changed } = query
  const [counts, deadLetters, receipt] = await Promise.all([
    countContacts(c.env.DB),
    orUnavailable(() => listDeadLetters(c.env.DB, DEAD_LETTERS_SHOWN + 1)),
    changed === undefined ? undefined : findReceipt(c.env.DB, changed),
  ])
  // It tells of one change, and is not to be told again by the links and forms of the page.
  sent.delete('changed')
  return answerPage(
    c,
    <ListPage
      query={query}
      sent={sent}
      contacts={contacts}
      next={next}
      counts={counts}
      deadLetters={deadLetters}
      hasChannel={hasChannel(c)}
      changed={receipt}
      now={Date.now()}
    />,
  )
}

/** One enquiry for people. Throws a 422 for a wrong parameter. */
export function enquiryAsPage(c: Context<OperatorEnv>, contact: OperatorContact) {
  const { changed } = validate(enquiryQuerySchema, [...new URL(c.req.url).searchParams])
  return answerPage(
    c,
    <EnquiryPage contact={contact} hasChannel={hasChannel(c)} changed={changed} />,
  )
}

function hasChannel(c: Context<OperatorEnv>): boolean {
  return operatorChannels(c.env).length > 0
}
