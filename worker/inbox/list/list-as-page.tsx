import type { Context } from 'hono'
import type { OperatorEnv } from '#worker/auth/authorization.ts'
import { readFullness } from '#worker/db/fullness.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { channelProblems } from '#worker/notify/channels.ts'
import { listDeadLetters } from '#worker/outbox/dead-letters.ts'
import { answerPage, Document } from '../page/document.tsx'
import {
  ChangedNotice,
  ChannelProblems,
  DEAD_LETTERS_SHOWN,
  DeadLetterNotice,
  Done,
  FullnessNotice,
  NoChannelNotice,
} from '../page/notices.tsx'
import { Paging } from '../page/paging.tsx'
import { listUrl } from '../page/urls.ts'
import { EnquiryRow } from './enquiry-row.tsx'
import { readList } from './list-as-json.ts'
import { NothingHere } from './nothing-here.tsx'
import { Search } from './search.tsx'
import { countContacts, findReceipt } from './store.ts'
import { Tabs } from './tabs.tsx'

/**
 * The list for people: what to read, what to look at twice, what did not arrive. Throws a 422 for a
 * wrong parameter, a 503 when storage fails.
 */
export async function listAsPage(c: Context<OperatorEnv>) {
  const { query, sent, contacts, next } = await readList(c)
  const { q, status, cursor, changed } = query
  const [counts, deadLetters, fullness, receipt] = await Promise.all([
    countContacts(c.env.DB),
    orUnavailable(() => listDeadLetters(c.env.DB, DEAD_LETTERS_SHOWN)),
    orUnavailable(() => readFullness(c.env.DB)),
    changed === undefined ? undefined : findReceipt(c.env.DB, changed),
  ])
  // It tells of one change, and is not to be told again by the links and forms of the page.
  sent.delete('changed')
  const now = Date.now()

  return answerPage(
    c,
    <Document title={counts.new > 0 ? `Inbox (${counts.new} new)` : 'Inbox'}>
      {receipt && <ChangedNotice changed={receipt} />}
      {changed === 'resend' && <Done>What was given up is being sent again, 30 a minute.</Done>}
      <ChannelProblems problems={channelProblems(c.env)} />
      {c.var.channels.contact.length === 0 && <NoChannelNotice />}
      {deadLetters.length > 0 && <DeadLetterNotice deadLetters={deadLetters} />}
      <FullnessNotice fullness={fullness} />
      <div class="list-head">
        <h1 class="text-title">Enquiries</h1>
        <Search sent={sent} q={q} />
      </div>
      <Tabs sent={sent} current={status} counts={q === undefined ? counts : undefined} />
      {contacts.length === 0 && <NothingHere query={query} />}
      <ol class="rows">
        {contacts.map((contact) => (
          <EnquiryRow contact={contact} sent={sent} now={now} />
        ))}
      </ol>
      {contacts.length > 0 && (
        <p>
          <a href={listUrl(sent, { format: 'csv', cursor: undefined, limit: undefined })} download>
            All of these as CSV
          </a>
        </p>
      )}
      <Paging
        newest={cursor !== undefined && listUrl(sent, { cursor: undefined })}
        older={next !== null && listUrl(sent, { cursor: String(next) })}
      />
    </Document>,
  )
}
