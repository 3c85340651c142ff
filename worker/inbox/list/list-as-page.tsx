import type { Context } from 'hono'
import type { OperatorEnv } from '#worker/auth/authorization.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { listDeadLetters } from '#worker/outbox/store.ts'
import { answerPage } from '../page/document.tsx'
import { DEAD_LETTERS_SHOWN } from '../page/notices.tsx'
import { readList } from './list-as-json.ts'
import { ListPage } from './list-page.tsx'
import { countContacts, findReceipt } from './store.ts'

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
      hasChannel={c.var.channels.contact.length > 0}
      changed={receipt}
      now={Date.now()}
    />,
  )
}
