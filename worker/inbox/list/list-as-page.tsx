import type { Context } from 'hono'
import type { OperatorEnv } from '#worker/auth/authorization.ts'
import { configurationOf } from '#worker/configuration/configuration.ts'
import { readFullness } from '#worker/db/fullness.ts'
import { orUnavailable } from '#worker/db/or-unavailable.ts'
import { listDeadLetters } from '#worker/outbox/dead-letters.ts'
import { spamScore } from '#worker/spam/filter.ts'
import { findChange } from '../changes/change.ts'
import { ChangedNotice } from '../changes/changed-notice.tsx'
import { answerPage, Document } from '../page/document.tsx'
import {
  DEAD_LETTERS_SHOWN,
  DeadLetterNotice,
  FullnessNotice,
  Mistakes,
  NoChannelNotice,
} from '../page/notices.tsx'
import { Paging } from '../page/paging.tsx'
import { zoneOf } from '../page/time.tsx'
import { listUrl } from '../page/urls.ts'
import { Selection } from './actions.tsx'
import { EnquiryRow } from './enquiry-row.tsx'
import { Keys } from './keys.tsx'
import { readQuery } from './list-as-json.ts'
import { NothingHere } from './nothing-here.tsx'
import { formatMark, tabOf, tabs, toFilter } from './schema.ts'
import { Search } from './search.tsx'
import { countArrivals, listAndCount, sumOf } from './store.ts'
import { Tabs } from './tabs.tsx'
import { parseTerms } from './term-places.ts'

// To tick one costs what it costs to untick one, while the filter would rather miss spam than hold a
// person up. So this is below its bounds: it left fewest to put right among 20 spam and 40 others.
/** From this score on an enquiry is ticked. */
const DOUBTFUL = -0.6

/**
 * The list for people: what is to do, unless a search or another tab was asked for; what did not
 * arrive. Throws a 422 for a wrong parameter, a 503 when storage fails.
 */
export async function listAsPage(c: Context<OperatorEnv>) {
  const { query, sent } = readQuery(c)
  const { q, cursor, changed, limit, sort } = query
  const status = tabOf(query)
  const filter = toFilter({ ...query, status }, zoneOf(c))
  const db = c.env.DB
  const now = Date.now()
  const [{ counts, contacts, next }, { newest }, deadLetters, fullness, change] = await Promise.all(
    [
      listAndCount(db, { ...filter, limit, before: cursor }),
      countArrivals(db, { place: Number.MAX_SAFE_INTEGER, time: now }, tabs.todo),
      orUnavailable(() => listDeadLetters(db, DEAD_LETTERS_SHOWN)),
      orUnavailable(() => readFullness(db)),
      changed === undefined ? undefined : findChange(db, changed),
    ],
  )
  // It tells of one change, and is not to be told again by the links and forms of the page.
  sent.delete('changed')
  const list = sent.toString()
  const terms = parseTerms(q)
  const toDo = sumOf(counts, tabs.todo)
  const scores = new Map(sort ? contacts.map(({ id, message }) => [id, spamScore(message)]) : [])
  const scoreOf = ({ id }: { id: string }) => scores.get(id) ?? Number.NEGATIVE_INFINITY
  const rows = sort ? contacts.toSorted((a, b) => scoreOf(b) - scoreOf(a)) : contacts

  return answerPage(
    c,
    <Document title={toDo > 0 ? `Inbox (${toDo} to do)` : 'Inbox'}>
      <p
        class="arrivals inbox-notice"
        role="status"
        id="arrivals"
        data-newest={formatMark(newest)}
        hidden
      >
        <a href={listUrl()}>Show what is new</a>
      </p>
      {change && <ChangedNotice change={change} list={list} />}
      <Mistakes mistakes={configurationOf(c.env).mistakes} />
      {c.var.channels.contact.length === 0 && <NoChannelNotice />}
      {deadLetters.length > 0 && <DeadLetterNotice deadLetters={deadLetters} />}
      <FullnessNotice fullness={fullness} />
      <div class="list-head">
        <h1 class="text-title">Enquiries</h1>
        <Search sent={sent} query={query} />
      </div>
      <Tabs sent={sent} current={status} counts={counts} />
      {rows.length === 0 ? (
        <NothingHere query={query} tab={status} />
      ) : (
        <div class="list-tools">
          <Selection list={list} />
          {sort ? (
            <p class="text-small text-muted">
              {changed === undefined &&
                'Ticked: what reads like spam. Look through it, then move it. '}
              <a href={listUrl(sent, { sort: undefined, limit: undefined })}>Newest first</a>
            </p>
          ) : (
            <a href={listUrl(sent, { sort: 'doubt', limit: '200' })}>Most doubtful first</a>
          )}
          <Keys />
        </div>
      )}
      <ol class="rows" id="rows">
        {rows.map((contact) => (
          <EnquiryRow
            contact={contact}
            list={list}
            now={now}
            terms={terms}
            ticked={changed === undefined && scoreOf(contact) >= DOUBTFUL}
          />
        ))}
      </ol>
      {rows.length > 0 && (
        <p class="inbox-links text-small">
          <a href={listUrl(sent, asFile(status))} download>
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

function asFile(status: string) {
  return { format: 'csv', status, cursor: undefined, limit: undefined, sort: undefined }
}
